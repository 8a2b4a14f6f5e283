use newsuri::draft::DraftUri;
use newsuri::draft_uri;

static LINK: DraftUri = draft_uri!("nntp://[2001:db8::1]/comp.lang.c", NntpUrl);

fn main() {
    println!("{LINK}");
}
