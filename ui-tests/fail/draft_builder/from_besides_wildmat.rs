use newsuri::draft::{DraftUri, Wildmat};

fn main() {
    let link =
        DraftUri::groups().wildmat(Wildmat::from_static("comp.*,!comp.os.*")).from(1).build();
    println!("{link}");
}
