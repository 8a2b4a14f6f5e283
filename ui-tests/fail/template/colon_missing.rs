use newsuri::{news_uri, server};

fn main() {
    let server = server!("news.example.com");
    println!("{}", news_uri!("news//{server}/comp.lang.rust"));
}
