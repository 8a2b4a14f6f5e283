use newsuri::{Server, server};

const SERVER: Server = server!("news.example.com:70000");

fn main() {
    println!("{SERVER}");
}
