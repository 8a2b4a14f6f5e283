use newsuri::{MessageId, msg_id};

const ID: MessageId = msg_id!("<4d5e @id.example>");

fn main() {
    println!("{ID}");
}
