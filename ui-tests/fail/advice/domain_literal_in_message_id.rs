#![deny(deprecated)]

use newsuri::news_uri;

fn main() {
    let link = news_uri!("news:p0624081dc30b8699bf9b@%5B10.20.30.108%5D");
    println!("{link}");
}
