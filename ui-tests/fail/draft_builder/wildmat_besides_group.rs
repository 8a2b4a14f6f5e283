use newsuri::draft::{DraftUri, Newsgroup, Wildmat};

fn main() {
    let link = DraftUri::group()
        .group(Newsgroup::from_static("comp.lang.c"))
        .wildmat(Wildmat::from_static("comp.*,!comp.os.*"))
        .build();
    println!("{link}");
}
