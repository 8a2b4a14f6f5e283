use newsuri::{Server, server};

const SERVER: Server = server!("");

fn main() {
    println!("{SERVER}");
}
