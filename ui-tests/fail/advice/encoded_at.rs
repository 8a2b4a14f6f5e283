#![deny(deprecated)]

use newsuri::news_uri;

fn main() {
    let link = news_uri!("news:id%40news.example.com");
    println!("{link}");
}
