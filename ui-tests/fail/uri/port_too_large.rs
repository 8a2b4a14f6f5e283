use newsuri::{NewsUri, news_uri};

const LINK: NewsUri = news_uri!("nntp://news.example.com:119563/comp.lang.rust");

fn main() {
    println!("{LINK}");
}
