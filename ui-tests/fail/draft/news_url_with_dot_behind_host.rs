use newsuri::draft::DraftUri;
use newsuri::draft_uri;

const LINK: DraftUri = draft_uri!("news:642@eagle.ATT.COM.", NewsUrl);

fn main() {
    println!("{LINK}");
}
