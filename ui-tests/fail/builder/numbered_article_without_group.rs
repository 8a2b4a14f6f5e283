use newsuri::{ArticleNumber, NewsUri, server};

fn main() {
    let link = NewsUri::numbered_article()
        .server(server!("news.gmane.org"))
        .number(ArticleNumber::from(742))
        .build();
    println!("{link}");
}
