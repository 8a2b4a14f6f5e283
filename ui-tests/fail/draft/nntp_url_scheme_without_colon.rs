use newsuri::draft::DraftUri;
use newsuri::draft_uri;

const LINK: DraftUri = draft_uri!("nntp", NntpUrl);

fn main() {
    println!("{LINK}");
}
