use newsuri::draft::{DraftUri, Newsgroup};

fn main() {
    let link = DraftUri::article().msg_id(Newsgroup::from_static("comp.lang.c")).build();
    println!("{link}");
}
