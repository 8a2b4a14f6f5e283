use newsuri::{Host, news_uri};

fn main() {
    let host = Host::parse("news.example.com").unwrap();
    let link = news_uri!("news://my name@{host}/");
    println!("{link}");
}
