use newsuri::{MessageId, msg_id};

const ID: MessageId = msg_id!("<4d5e@id@news.example.com>");

fn main() {
    println!("{ID}");
}
