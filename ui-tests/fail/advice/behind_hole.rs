#![deny(deprecated)]

use newsuri::{news_uri, server};

fn main() {
    let server = server!("news.example.com");
    let link = news_uri!("nntp://{server}/comp.lang.rust/0042");
    println!("{link}");
}
