use newsuri::draft::DraftUri;
use newsuri::draft_uri;

static LINK: DraftUri = draft_uri!("nntp://news.example.com/642@eagle.ATT.COM");

fn main() {
    println!("{LINK}");
}
