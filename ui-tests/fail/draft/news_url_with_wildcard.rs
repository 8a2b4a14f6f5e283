use newsuri::draft::DraftUri;
use newsuri::draft_uri;

static LINK: DraftUri = draft_uri!("news:comp.*", NewsUrl);

fn main() {
    println!("{LINK}");
}
