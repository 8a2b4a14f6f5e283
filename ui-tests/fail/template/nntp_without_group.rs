use newsuri::{news_uri, server};

fn main() {
    let server = server!("news.example.com");
    let link = news_uri!("nntp://{server}");
    println!("{link}");
}
