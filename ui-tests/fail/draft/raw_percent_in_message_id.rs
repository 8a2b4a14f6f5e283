use newsuri::draft::DraftUri;
use newsuri::draft_uri;

const LINK: DraftUri = draft_uri!("news:64%2@eagle.ATT.COM");

fn main() {
    println!("{LINK}");
}
