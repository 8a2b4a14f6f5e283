use newsuri::{Server, server};

const SERVER: Server = server!("news.example.com/comp.lang.rust");

fn main() {
    println!("{SERVER}");
}
