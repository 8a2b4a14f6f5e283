use newsuri::{NewsUri, news_uri};

const LINK: NewsUri = news_uri!("news:comp.lang.c~");

fn main() {
    println!("{LINK}");
}
