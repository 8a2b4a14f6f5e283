use newsuri::draft::DraftUri;
use newsuri::draft_uri;

const LINK: DraftUri = draft_uri!("nntp://news.example.com/comp.lang.c");

fn main() {
    println!("{LINK}");
}
