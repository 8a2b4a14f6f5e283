use newsuri::{NewsUri, wildmat};

fn main() {
    let link = NewsUri::all_groups().wildmat(wildmat!("comp.*")).build();
    println!("{link}");
}
