use newsuri::draft::{DraftUri, Wildmat};

fn main() {
    let link = DraftUri::all_groups().wildmat(Wildmat::from_static("comp.*,!comp.os.*")).build();
    println!("{link}");
}
