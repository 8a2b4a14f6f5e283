use newsuri::{news_uri, newsgroup};

fn main() {
    let group = newsgroup!("comp.lang.rust");
    let link = news_uri!("nntp:///{group}/42");
    println!("{link}");
}
