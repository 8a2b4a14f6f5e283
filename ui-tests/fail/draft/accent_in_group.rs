use newsuri::draft::DraftUri;
use newsuri::draft_uri;

const LINK: DraftUri = draft_uri!("news:fr.rec.café");

fn main() {
    println!("{LINK}");
}
