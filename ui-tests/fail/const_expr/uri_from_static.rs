use newsuri::NewsUri;

const ARCHIVE: NewsUri = NewsUri::from_static("nntp://nntp.lore.kernel.org");

fn main() {
    println!("{ARCHIVE}");
}
