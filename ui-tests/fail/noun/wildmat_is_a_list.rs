use newsuri::{Wildmat, wildmat};

const WILDMAT: Wildmat = wildmat!("comp.lang.*,alt.lang.*");

fn main() {
    println!("{WILDMAT}");
}
