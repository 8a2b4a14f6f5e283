use newsuri::{NewsUri, Newsgroup, news_uri, newsgroup};

const fn link(group: &Newsgroup<'_>) -> NewsUri {
    news_uri!("news:{group}")
}

fn main() {
    println!("{}", link(&newsgroup!("comp.lang.rust")));
}
