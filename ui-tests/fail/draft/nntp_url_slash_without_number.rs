use newsuri::draft::DraftUri;
use newsuri::draft_uri;

const LINK: DraftUri = draft_uri!("nntp://news.example.com/comp.lang.c/", NntpUrl);

fn main() {
    println!("{LINK}");
}
