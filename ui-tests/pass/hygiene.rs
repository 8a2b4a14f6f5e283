fn main() {
    let _ = newsuri::news_uri!("news:comp.lang.rust");
}
