use newsuri::{ArticleNumber, NewsUri, newsgroup, server};

fn main() {
    let link = NewsUri::numbered_article()
        .server(server!("news.example.com"))
        .number(ArticleNumber::from(41))
        .number(ArticleNumber::from(42))
        .group(newsgroup!("comp.lang.rust"))
        .build();
    println!("{link}");
}
