use newsuri::draft::DraftUri;
use newsuri::draft_uri;

static LINK: DraftUri = draft_uri!("news:@eagle.ATT.COM");

fn main() {
    println!("{LINK}");
}
