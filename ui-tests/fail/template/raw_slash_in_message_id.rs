use newsuri::{news_uri, server};

fn main() {
    let server = server!("news.example.com");
    let link = news_uri!("news://{server}/a/b@example.com");
    println!("{link}");
}
