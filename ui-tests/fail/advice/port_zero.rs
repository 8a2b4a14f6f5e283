#![deny(deprecated)]

use newsuri::news_uri;

fn main() {
    let link = news_uri!("news://news.example.com:0/comp.lang.rust");
    println!("{link}");
}
