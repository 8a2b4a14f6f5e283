use newsuri::{Server, news_uri};

fn main() {
    let server = Server::parse("news.example.com").ok();
    let link = news_uri!("news://{server}/comp.lang.rust");
    println!("{link}");
}
