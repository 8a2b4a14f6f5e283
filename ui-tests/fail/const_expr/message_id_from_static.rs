use newsuri::MessageId;

const ID: MessageId = MessageId::from_static("<642@eagle.ATT.COM");

fn main() {
    println!("{ID}");
}
