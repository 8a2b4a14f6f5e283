use newsuri::{MessageId, msg_id};

const ID: MessageId = msg_id!("<25590171@hpcvra.cv.hp.example.>");

fn main() {
    println!("{ID}");
}
