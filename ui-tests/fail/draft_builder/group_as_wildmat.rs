use newsuri::draft::{DraftUri, Newsgroup};

fn main() {
    let link = DraftUri::groups().wildmat(Newsgroup::from_static("comp.lang.c")).build();
    println!("{link}");
}
