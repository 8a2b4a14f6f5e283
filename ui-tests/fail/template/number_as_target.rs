use newsuri::{ArticleNumber, news_uri};

fn main() {
    let number = ArticleNumber::from(42);
    let link = news_uri!("news://news.example.com/{number}");
    println!("{link}");
}
