use newsuri::{msg_id, news_uri};

fn main() {
    let r#type = msg_id!("1@example.com");
    let link = news_uri!("news:{r#type}");
    println!("{link}");
}
