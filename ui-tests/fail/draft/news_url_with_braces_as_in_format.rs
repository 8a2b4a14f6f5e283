use newsuri::draft::DraftUri;
use newsuri::draft_uri;

static LINK: DraftUri = draft_uri!("news:{id}@eagle.ATT.COM", NewsUrl);

fn main() {
    println!("{LINK}");
}
