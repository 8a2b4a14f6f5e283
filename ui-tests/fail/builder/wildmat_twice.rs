use newsuri::{NewsUri, wildmat};

fn main() {
    let link =
        NewsUri::groups().wildmat(wildmat!("comp.lang.*")).wildmat(wildmat!("alt.lang.*")).build();
    println!("{link}");
}
