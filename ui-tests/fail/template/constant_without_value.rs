use newsuri::{NewsUri, news_uri};

const LINK: NewsUri = news_uri!("news:{group}");

fn main() {
    println!("{LINK}");
}
