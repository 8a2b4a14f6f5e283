use newsuri::{Newsgroup, newsgroup};

const NEWSGROUP: Newsgroup = newsgroup!("comp.lang.*");

fn main() {
    println!("{NEWSGROUP}");
}
