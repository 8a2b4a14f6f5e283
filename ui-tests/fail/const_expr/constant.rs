const GROUP: &str = "news:comp.lang.c~";

fn main() {
    let _ = newsuri::news_uri!(GROUP);
}
