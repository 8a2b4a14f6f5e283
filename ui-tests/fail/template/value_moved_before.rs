use newsuri::{MessageId, NewsUri, news_uri};

fn link(id: MessageId<'_>) -> NewsUri {
    drop(id);
    news_uri!("news:{id}")
}

fn main() {
    println!("{}", link(MessageId::parse("1@example.com").unwrap()));
}
