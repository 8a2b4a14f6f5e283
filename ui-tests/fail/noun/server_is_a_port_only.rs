use newsuri::{Server, server};

const SERVER: Server = server!(":119");

fn main() {
    println!("{SERVER}");
}
