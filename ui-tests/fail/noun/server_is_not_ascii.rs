use newsuri::{Server, server};

const SERVER: Server = server!("news.bücher.example");

fn main() {
    println!("{SERVER}");
}
