use newsuri::{NewsUri, Newsgroup, news_uri, newsgroup};

static GROUP: Newsgroup = newsgroup!("comp.lang.rust");
const LINK: NewsUri = news_uri!("news:{group}", group = GROUP);

fn main() {
    println!("{LINK}");
}
