use newsuri::{MessageId, news_uri};

fn main() {
    let link = news_uri!("news:{id}", id = MessageId::parse("1@example.com"));
    println!("{link}");
}
