#![deny(deprecated)]

use newsuri::{NewsUri, news_uri};

const LINK: NewsUri = news_uri!("snews:comp.lang.rust");

fn main() {
    println!("{LINK}");
}
