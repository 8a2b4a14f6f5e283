use newsuri::draft::DraftUri;
use newsuri::draft_uri;

mod links {
    pub const ARCHIVE: &str = "nntp://news.example.com/comp.lang.c/1-5";
}

static ARCHIVE: DraftUri = draft_uri!(links::ARCHIVE, NntpUrl);

fn main() {
    println!("{ARCHIVE}");
}
