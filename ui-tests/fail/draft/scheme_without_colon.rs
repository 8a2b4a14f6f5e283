use newsuri::draft::DraftUri;
use newsuri::draft_uri;

static LINK: DraftUri = draft_uri!("nntp");

fn main() {
    println!("{LINK}");
}
