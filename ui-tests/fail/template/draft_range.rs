use newsuri::{draft, news_uri};

fn main() {
    let range = draft::ArticleRange::from(1..);
    let link = news_uri!("nntp://news.example.com/comp.lang.rust/{range}");
    println!("{link}");
}
