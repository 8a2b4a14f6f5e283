use newsuri::{MessageId, msg_id};

const ID: MessageId = msg_id!("<grüße.1@news.example.de>");

fn main() {
    println!("{ID}");
}
