use newsuri::news_uri;

fn main() {
    let link = news_uri!("news:4d5e@id@news.example.com");
    println!("{link}");
}
