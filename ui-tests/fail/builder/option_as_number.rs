use newsuri::{ArticleNumber, NewsUri, newsgroup, server};

fn main() {
    let link = NewsUri::numbered_article()
        .server(server!("news.gmane.org"))
        .group(newsgroup!("gmane.ietf.tools"))
        .number(ArticleNumber::new(742))
        .build();
    println!("{link}");
}
