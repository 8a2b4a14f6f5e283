use newsuri::news_uri;

fn main() {
    let text = "news:comp.lang.rust";
    let link = news_uri!(text);
    println!("{link}");
}
