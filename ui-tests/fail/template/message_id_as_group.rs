use newsuri::{msg_id, news_uri};

fn main() {
    let id = msg_id!("1@example.com");
    let link = news_uri!("nntp://news.example.com/{id}/42");
    println!("{link}");
}
