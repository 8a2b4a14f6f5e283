#![deny(deprecated)]

use newsuri::news_uri;

fn main() {
    let link = news_uri!("news://me%0A@news.example.com/");
    println!("{link}");
}
