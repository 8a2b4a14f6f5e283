use newsuri::draft::{DraftUri, Newsgroup};

fn main() {
    let link =
        DraftUri::articles().group(Newsgroup::from_static("comp.lang.c")).range(1..=5).build();
    println!("{link}");
}
