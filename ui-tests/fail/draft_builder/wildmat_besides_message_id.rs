use newsuri::draft::{DraftUri, MessageId, Wildmat};

fn main() {
    let link = DraftUri::article()
        .msg_id(MessageId::from_static("642@eagle.ATT.COM"))
        .wildmat(Wildmat::from_static("comp.*,!comp.os.*"))
        .build();
    println!("{link}");
}
