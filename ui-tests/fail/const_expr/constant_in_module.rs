use newsuri::{NewsUri, news_uri};

mod links {
    pub const ARCHIVE: &str = "nntp://news.example.com";
}

static ARCHIVE: NewsUri = news_uri!(links::ARCHIVE);

fn main() {
    println!("{ARCHIVE}");
}
