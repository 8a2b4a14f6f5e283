use newsuri::draft::DraftUri;
use newsuri::draft_uri;

static LINK: DraftUri = draft_uri!("news:comp.%5C*", Wildmat);

fn main() {
    println!("{LINK}");
}
