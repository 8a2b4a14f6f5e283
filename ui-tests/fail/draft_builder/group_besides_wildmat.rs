use newsuri::draft::{DraftUri, Newsgroup, Wildmat};

fn main() {
    let link = DraftUri::groups()
        .wildmat(Wildmat::from_static("comp.*,!comp.os.*"))
        .group(Newsgroup::from_static("comp.lang.c"))
        .build();
    println!("{link}");
}
