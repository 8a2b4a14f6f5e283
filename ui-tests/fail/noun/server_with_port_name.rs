use newsuri::{Server, server};

const SERVER: Server = server!("news.example.com:nntps");

fn main() {
    println!("{SERVER}");
}
