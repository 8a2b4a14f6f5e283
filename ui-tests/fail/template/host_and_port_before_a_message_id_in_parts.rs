use newsuri::{Host, news_uri};

fn main() {
    let (host, port) = (Host::parse("news.example.com").unwrap(), 563);
    let _ = news_uri!("news://{host}:{port}/a|b@example.com");
}
