use newsuri::draft::DraftUri;
use newsuri::draft_uri;

static LINK: DraftUri = draft_uri!("news:alt.100%");

fn main() {
    println!("{LINK}");
}
