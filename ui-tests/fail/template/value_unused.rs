use newsuri::{news_uri, newsgroup, server};

fn main() {
    let server = server!("news.example.com");
    let link = news_uri!("news://{server}/comp.lang.rust", group = newsgroup!("comp.lang.rust"));
    println!("{link}");
}
