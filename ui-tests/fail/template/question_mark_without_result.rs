use newsuri::{MessageId, news_uri};

fn main() {
    println!("{}", news_uri!("news:{id}", id = MessageId::parse("1@example.com")?));
}
