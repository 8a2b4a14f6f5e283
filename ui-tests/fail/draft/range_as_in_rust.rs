use newsuri::draft::DraftUri;
use newsuri::draft_uri;

const LINK: DraftUri = draft_uri!("nntp://news.example.com/comp.lang.c/1..=5");

fn main() {
    println!("{LINK}");
}
