use newsuri::draft::DraftUri;
use newsuri::draft_uri;

const LINK: DraftUri = draft_uri!("news:642%3E@eagle.ATT.COM");

fn main() {
    println!("{LINK}");
}
