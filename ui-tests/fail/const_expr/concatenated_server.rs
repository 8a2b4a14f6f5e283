use newsuri::{Server, server};

const SERVER: Server = server!(concat!("news.example.com", ":", 119563));

fn main() {
    println!("{SERVER}");
}
