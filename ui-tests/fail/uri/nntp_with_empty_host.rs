use newsuri::{NewsUri, news_uri};

const LINK: NewsUri = news_uri!("nntp:///comp.lang.rust");

fn main() {
    println!("{LINK}");
}
