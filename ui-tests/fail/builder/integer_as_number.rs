use newsuri::{NewsUri, newsgroup, server};

fn main() {
    let link = NewsUri::numbered_article()
        .server(server!("news.gmane.org"))
        .group(newsgroup!("gmane.ietf.tools"))
        .number(742)
        .build();
    println!("{link}");
}
