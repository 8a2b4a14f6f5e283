use newsuri::{Newsgroup, newsgroup};

const NEWSGROUP: Newsgroup = newsgroup!("comp.lang rust");

fn main() {
    println!("{NEWSGROUP}");
}
