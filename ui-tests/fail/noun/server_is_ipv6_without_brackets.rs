use newsuri::{Server, server};

const SERVER: Server = server!("2001:db8::1");

fn main() {
    println!("{SERVER}");
}
