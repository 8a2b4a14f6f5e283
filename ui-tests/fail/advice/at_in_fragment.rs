#![deny(deprecated)]

use newsuri::news_uri;

fn main() {
    let link = news_uri!("news:a#b@example.com");
    println!("{link}");
}
