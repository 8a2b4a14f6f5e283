use newsuri::{msg_id, news_uri};

fn main() {
    let link = news_uri!("news:{id}", id = msg_id!("1@example.com"), id = msg_id!("2@example.com"));
    println!("{link}");
}
