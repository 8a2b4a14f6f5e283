use newsuri::{Newsgroup, newsgroup};

const NEWSGROUP: Newsgroup = newsgroup!("..");

fn main() {
    println!("{NEWSGROUP}");
}
