use newsuri::{news_uri, server};

fn main() {
    let server = server!("news.example.com");
    let name = "top";
    let link = news_uri!("news://{server}/comp.lang.c~#{name}");
    println!("{link}");
}
