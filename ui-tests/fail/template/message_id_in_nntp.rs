use newsuri::{news_uri, server};

fn main() {
    let server = server!("news.example.com");
    let link = news_uri!("nntp://{server}/1@example.com");
    println!("{link}");
}
