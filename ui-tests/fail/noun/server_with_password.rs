use newsuri::{Server, server};

const SERVER: Server = server!("me:hunter2@news.example.com");

fn main() {
    println!("{SERVER}");
}
