use newsuri::NewsUriRef;

const ARCHIVE: NewsUriRef =
    NewsUriRef::from_static("nntp://news.gmane.org/gmane.ietf.tools/742-750");

fn main() {
    println!("{ARCHIVE}");
}
