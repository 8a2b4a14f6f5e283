use newsuri::{NewsUri, wildmat};

fn main() {
    let link = NewsUri::group().wildmat(wildmat!("comp.lang.*")).build();
    println!("{link}");
}
