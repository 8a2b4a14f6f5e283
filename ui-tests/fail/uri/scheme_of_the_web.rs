use newsuri::{NewsUri, news_uri};

static LINK: NewsUri = news_uri!("https://news.example.com/comp.lang.rust");

fn main() {
    println!("{LINK}");
}
