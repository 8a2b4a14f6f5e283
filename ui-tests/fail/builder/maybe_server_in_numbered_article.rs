use newsuri::{ArticleNumber, NewsUri, Server, newsgroup};

fn link(server: Option<Server<'_>>) -> NewsUri {
    NewsUri::numbered_article()
        .group(newsgroup!("comp.lang.rust"))
        .number(ArticleNumber::from(42))
        .maybe_server(server)
        .build()
}

fn main() {
    println!("{}", link(None));
}
