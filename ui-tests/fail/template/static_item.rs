use newsuri::{NewsUri, Newsgroup, news_uri, newsgroup};

static GROUP: Newsgroup = newsgroup!("comp.lang.rust");
static LINK: NewsUri = news_uri!("news:{GROUP}");

fn main() {
    println!("{LINK}");
}
