use newsuri::{msg_id, news_uri};

fn main() {
    let id = msg_id!("1@example.com");
    let link = news_uri!("news:<{id}>");
    println!("{link}");
}
