use newsuri::{NewsUri, Newsgroup, news_uri, newsgroup};

const GROUP: Newsgroup = newsgroup!("comp.lang.rust");
const LINK: NewsUri = news_uri!("news:{GROUP}");

fn main() {
    println!("{LINK}");
}
