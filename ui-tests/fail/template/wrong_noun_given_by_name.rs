use newsuri::news_uri;

fn main() {
    let link = news_uri!("news://news.example.com/{id}", id = "1@example.com".trim(),);
    println!("{link}");
}
