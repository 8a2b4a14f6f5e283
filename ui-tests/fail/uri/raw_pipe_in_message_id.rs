fn main() {
    let _ = newsuri::news_uri!("news:a|b@example.com");
}
