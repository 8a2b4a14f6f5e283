use newsuri::{ArticleNumber, NewsUri, newsgroup};

fn main() {
    let _ = NewsUri::numbered_article()
        .group(newsgroup!("comp.lang.rust"))
        .number(ArticleNumber::from(42))
        .build();
}
