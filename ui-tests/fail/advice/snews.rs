#![deny(deprecated)]

use newsuri::news_uri;

fn main() {
    let link = news_uri!("snews:comp.lang.rust");
    println!("{link}");
}
