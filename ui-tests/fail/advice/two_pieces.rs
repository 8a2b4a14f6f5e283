#![deny(deprecated)]

use newsuri::news_uri;

fn main() {
    let link = news_uri!("snews://news.example.com:563/comp.lang.rust");
    println!("{link}");
}
