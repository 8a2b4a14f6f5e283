use newsuri::draft::DraftUri;
use newsuri::draft_uri;

static LINK: DraftUri = draft_uri!("news:comp.lang c");

fn main() {
    println!("{LINK}");
}
