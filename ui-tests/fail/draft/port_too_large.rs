use newsuri::draft::DraftUri;
use newsuri::draft_uri;

static LINK: DraftUri = draft_uri!("news://news.example.com:70000/comp.lang.c");

fn main() {
    println!("{LINK}");
}
