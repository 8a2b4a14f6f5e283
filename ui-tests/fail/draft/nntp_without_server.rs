use newsuri::draft::DraftUri;
use newsuri::draft_uri;

const LINK: DraftUri = draft_uri!("nntp:comp.lang.c/42");

fn main() {
    println!("{LINK}");
}
