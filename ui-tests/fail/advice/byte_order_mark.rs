#![deny(deprecated)]

use newsuri::news_uri;

fn main() {
    let link = news_uri!("news:%EF%BB%BFcomp.lang.rust");
    println!("{link}");
}
