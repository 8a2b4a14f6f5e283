#![deny(deprecated)]

use newsuri::{news_uri, newsgroup, server};

fn main() {
    let server = server!("news.example.com");
    let group = newsgroup!("comp.lang.rust");
    let link = news_uri!("nntp://{server}/{group}");
    println!("{link}");
}
