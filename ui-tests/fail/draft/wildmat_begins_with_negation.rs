use newsuri::draft::DraftUri;
use newsuri::draft_uri;

const LINK: DraftUri = draft_uri!("news:!comp.os.*", Wildmat);

fn main() {
    println!("{LINK}");
}
