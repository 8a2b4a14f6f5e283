use newsuri::{Host, news_uri};

fn main() {
    let host = Host::parse("news.example.com").unwrap();
    let link = news_uri!("news://{host}:65536/comp.lang.rust");
    println!("{link}");
}
