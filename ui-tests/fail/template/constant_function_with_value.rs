use newsuri::{NewsUri, Newsgroup, news_uri, newsgroup};

const fn link(name: &Newsgroup<'_>) -> NewsUri {
    news_uri!("news:{group}", group = name)
}

fn main() {
    println!("{}", link(&newsgroup!("comp.lang.rust")));
}
