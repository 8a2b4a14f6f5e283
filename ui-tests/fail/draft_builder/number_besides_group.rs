use newsuri::draft::{DraftUri, Newsgroup};

fn main() {
    let link = DraftUri::group().group(Newsgroup::from_static("comp.lang.c")).number(7).build();
    println!("{link}");
}
