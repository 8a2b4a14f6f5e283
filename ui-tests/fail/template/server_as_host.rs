use newsuri::{news_uri, server};

fn main() {
    let server = server!("news.example.com");
    let link = news_uri!("news://me@{server}:563/");
    println!("{link}");
}
