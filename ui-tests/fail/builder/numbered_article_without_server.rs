use newsuri::{ArticleNumber, NewsUri, newsgroup};

fn main() {
    let link = NewsUri::numbered_article()
        .group(newsgroup!("gmane.ietf.tools"))
        .number(ArticleNumber::from(742))
        .build();
    println!("{link}");
}
