use newsuri::{MessageId, msg_id};

const ID: MessageId = msg_id!("<p0624081dc30b8699bf9b@[10.20.30.108>");

fn main() {
    println!("{ID}");
}
