use newsuri::{MessageId, msg_id};

const ID: MessageId = msg_id!("<inva..lid@test.example>");

fn main() {
    println!("{ID}");
}
