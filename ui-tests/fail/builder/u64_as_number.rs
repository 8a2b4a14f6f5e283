use newsuri::{NewsUri, newsgroup, server};

fn link(number: u64) -> NewsUri {
    NewsUri::numbered_article()
        .server(server!("news.gmane.org"))
        .group(newsgroup!("gmane.ietf.tools"))
        .number(number)
        .build()
}

fn main() {
    println!("{}", link(742));
}
