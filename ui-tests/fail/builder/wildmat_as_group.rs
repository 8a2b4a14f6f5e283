use newsuri::{NewsUri, wildmat};

fn main() {
    let link = NewsUri::group().group(wildmat!("comp.lang.*")).build();
    println!("{link}");
}
