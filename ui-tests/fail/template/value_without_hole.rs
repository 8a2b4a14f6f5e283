use newsuri::{news_uri, newsgroup};

fn main() {
    let link = news_uri!("news:comp.lang.rust", group = newsgroup!("comp.lang.rust"));
    println!("{link}");
}
