use newsuri::{NewsUri, news_uri};

const ARCHIVE: NewsUri = news_uri!("nntps://nntp.lore.kernel.org/org.kernel.vger.git");

fn main() {
    println!("{ARCHIVE}");
}
