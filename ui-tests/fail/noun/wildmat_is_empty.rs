use newsuri::{Wildmat, wildmat};

const WILDMAT: Wildmat = wildmat!("");

fn main() {
    println!("{WILDMAT}");
}
