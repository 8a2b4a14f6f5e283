use newsuri::draft::DraftUri;
use newsuri::draft_uri;

static LINK: DraftUri = draft_uri!("news://news.example.com/", Wildmat);

fn main() {
    println!("{LINK}");
}
