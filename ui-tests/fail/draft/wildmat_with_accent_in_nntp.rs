use newsuri::draft::DraftUri;
use newsuri::draft_uri;

const LINK: DraftUri = draft_uri!("nntp://news.example.com/fr.rec.caf%C3%A9/42", Wildmat);

fn main() {
    println!("{LINK}");
}
