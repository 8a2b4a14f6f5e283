use newsuri::draft::DraftUri;
use newsuri::draft_uri;

static LINK: DraftUri = draft_uri!("news:comp.lang.c?group=comp.lang.c&key=42");

fn main() {
    println!("{LINK}");
}
