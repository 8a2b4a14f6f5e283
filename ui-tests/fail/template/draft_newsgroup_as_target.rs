use newsuri::{draft, news_uri};

fn main() {
    let group = draft::Newsgroup::from_static("comp.lang.rust");
    let link = news_uri!("news:{group}");
    println!("{link}");
}
