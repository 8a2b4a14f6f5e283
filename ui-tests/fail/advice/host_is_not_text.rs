#![deny(deprecated)]

use newsuri::news_uri;

fn main() {
    let link = news_uri!("news://b%FCcher.example/comp.lang.rust");
    println!("{link}");
}
