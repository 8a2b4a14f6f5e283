use newsuri::{ArticleNumber, NewsUri, newsgroup, server};

fn main() {
    let link = NewsUri::nntp_group()
        .server(server!("news.example.com"))
        .group(newsgroup!("comp.lang.rust"))
        .number(ArticleNumber::from(42))
        .build();
    println!("{link}");
}
