use newsuri::{MessageId, msg_id};

const ID: MessageId = msg_id!("<eNcItYI$#GA.70@cpmsnbbsa02");

fn main() {
    println!("{ID}");
}
