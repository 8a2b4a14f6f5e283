use newsuri::{ArticleNumber, news_uri, server};

fn main() {
    let server = server!("news.example.com");
    let number = ArticleNumber::from(42);
    let link = news_uri!("nntp://{server}/comp.lang.rust/{number}/");
    println!("{link}");
}
