use newsuri::draft::{DraftUri, MessageId};

fn main() {
    let link = DraftUri::article()
        .msg_id(MessageId::from_static("642@eagle.ATT.COM"))
        .msg_id(MessageId::from_static("642@eagle.ATT.COM"))
        .build();
    println!("{link}");
}
