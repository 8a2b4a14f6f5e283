use newsuri::draft::{DraftUriRef, Grammar};

const ARCHIVE: DraftUriRef =
    DraftUriRef::from_static("nntp://news.gmane.org/gmane.ietf.tools/742-750", Grammar::NntpUrl);

fn main() {
    println!("{ARCHIVE}");
}
