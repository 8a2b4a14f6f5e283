use newsuri::draft::{DraftUri, Newsgroup};

fn main() {
    let link = DraftUri::group()
        .group(Newsgroup::from_static("comp.lang.c"))
        .group(Newsgroup::from_static("comp.lang.rust"))
        .build();
    println!("{link}");
}
