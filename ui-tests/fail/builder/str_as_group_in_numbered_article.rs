use newsuri::{ArticleNumber, NewsUri, server};

fn main() {
    let link = NewsUri::numbered_article()
        .server(server!("news.gmane.org"))
        .group("gmane.ietf.tools")
        .number(ArticleNumber::from(742))
        .build();
    println!("{link}");
}
