use newsuri::draft::DraftUri;
use newsuri::draft_uri;

static LINK: DraftUri = draft_uri!("nntp:comp.lang.c/42", NntpUrl);

fn main() {
    println!("{LINK}");
}
