use newsuri::{Server, server};

const SERVER: Server = server!("news://news.example.com");

fn main() {
    println!("{SERVER}");
}
