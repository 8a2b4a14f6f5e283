use newsuri::draft::{DraftUri, Newsgroup};

fn main() {
    let link = DraftUri::article().group(Newsgroup::from_static("comp.lang.c")).build();
    println!("{link}");
}
