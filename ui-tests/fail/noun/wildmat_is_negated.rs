use newsuri::{Wildmat, wildmat};

const WILDMAT: Wildmat = wildmat!("!comp.os.*");

fn main() {
    println!("{WILDMAT}");
}
