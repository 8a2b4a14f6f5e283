#![deny(deprecated)]

use newsuri::news_uri;

fn main() {
    let link = news_uri!("news://:563/comp.lang.rust");
    println!("{link}");
}
