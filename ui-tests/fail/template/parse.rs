use newsuri::{NewsUri, newsgroup};

const LINK: NewsUri = NewsUri::from_static("news:{group}");

fn main() {
    println!("{} {LINK}", newsgroup!("comp.lang.rust"));
}
