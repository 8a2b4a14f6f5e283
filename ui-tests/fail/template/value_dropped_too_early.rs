use newsuri::{MessageId, NewsUri, news_uri};

fn link() -> NewsUri {
    let id = {
        let text = String::from("1@example.com");
        MessageId::parse(&text).unwrap()
    };
    news_uri!("news:{id}")
}

fn main() {
    println!("{}", link());
}
