#![deny(deprecated)]

use newsuri::news_uri;

fn main() {
    let link = news_uri!("nntp://news.example.com/comp.lang.rust/2147483648");
    println!("{link}");
}
