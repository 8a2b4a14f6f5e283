use newsuri::{MessageId, msg_id};

const ID: MessageId = msg_id!("");

fn main() {
    println!("{ID}");
}
