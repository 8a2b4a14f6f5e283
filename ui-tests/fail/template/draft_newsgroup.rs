use newsuri::{draft, news_uri};

fn main() {
    let group = draft::Newsgroup::from_static("comp.lang.rust");
    let link = news_uri!("nntp://news.example.com/{group}/42");
    println!("{link}");
}
