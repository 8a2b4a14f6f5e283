use newsuri::news_uri;

fn main() {
    let link = news_uri!("news:grüße.1@news.example.de");
    println!("{link}");
}
