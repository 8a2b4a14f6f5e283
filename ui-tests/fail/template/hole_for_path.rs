use newsuri::{ArticleNumber, news_uri, newsgroup};

fn main() {
    let group = newsgroup!("comp.lang.rust");
    let number = ArticleNumber::from(42);
    let link = news_uri!("news://news.example.com/{group}/{number}");
    println!("{link}");
}
