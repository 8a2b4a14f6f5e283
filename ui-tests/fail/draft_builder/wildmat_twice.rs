use newsuri::draft::{DraftUri, Wildmat};

fn main() {
    let link = DraftUri::groups()
        .wildmat(Wildmat::from_static("comp.*,!comp.os.*"))
        .wildmat(Wildmat::from_static("alt.*"))
        .build();
    println!("{link}");
}
