use newsuri::{Server, server};

const SERVER: Server = server!("me@");

fn main() {
    println!("{SERVER}");
}
