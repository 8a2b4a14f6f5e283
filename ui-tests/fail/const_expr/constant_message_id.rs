use newsuri::{MessageId, msg_id};

const TEXT: &str = "4d5e@";
const ID: MessageId = msg_id!(TEXT);

fn main() {
    println!("{ID}");
}
