use newsuri::{MessageId, msg_id};

const ID: MessageId = msg_id!("comp.lang.rust");

fn main() {
    println!("{ID}");
}
