use newsuri::{Wildmat, wildmat};

const WILDMAT: Wildmat = wildmat!("comp.lang.[ch]");

fn main() {
    println!("{WILDMAT}");
}
