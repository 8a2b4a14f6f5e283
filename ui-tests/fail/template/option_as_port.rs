use newsuri::{news_uri, server};

fn main() {
    let port = server!("news.example.com").port();
    let link = news_uri!("news://news.example.com:{port}/comp.lang.rust");
    println!("{link}");
}
