use newsuri::draft::DraftUri;
use newsuri::draft_uri;

static LINK: DraftUri = draft_uri!("nntp://news.example.com/comp.lang.c", NewsUrl);

fn main() {
    println!("{LINK}");
}
