use newsuri::draft::DraftUri;
use newsuri::draft_uri;

const LINK: DraftUri = draft_uri!("news:comp.lang.c~", NewsUrl);

fn main() {
    println!("{LINK}");
}
