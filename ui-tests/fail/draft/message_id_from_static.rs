use newsuri::draft::MessageId;

const ID: MessageId = MessageId::from_static("<6>42@eagle.ATT.COM>");

fn main() {
    println!("{ID}");
}
