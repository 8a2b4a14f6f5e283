use newsuri::{MessageId, NewsUri, news_uri};

struct Article<'a> {
    id: MessageId<'a>,
}

fn link(article: &Article<'_>) -> NewsUri {
    news_uri!("news:{article.id}")
}

fn main() {
    println!("{}", link(&Article { id: MessageId::parse("1@example.com").unwrap() }));
}
