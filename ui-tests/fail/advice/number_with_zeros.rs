#![deny(deprecated)]

use newsuri::news_uri;

fn main() {
    let link = news_uri!("nntp://news.example.com/comp.lang.rust/0042");
    println!("{link}");
}
