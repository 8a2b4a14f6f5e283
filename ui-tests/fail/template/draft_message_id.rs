use newsuri::{draft, news_uri};

fn main() {
    let id = draft::MessageId::from_static("1@example.com");
    let link = news_uri!("news:{id}");
    println!("{link}");
}
