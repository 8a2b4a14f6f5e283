use newsuri::{Server, server};

const SERVER: Server = server!("[fe80::1%eth0]");

fn main() {
    println!("{SERVER}");
}
