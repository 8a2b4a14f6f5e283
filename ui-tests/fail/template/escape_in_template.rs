use newsuri::{news_uri, newsgroup};

fn main() {
    let group = newsgroup!("comp.lang.rust");
    let link = news_uri!("news:{group}\u{23}top");
    println!("{link}");
}
