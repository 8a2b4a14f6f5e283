use newsuri::draft::{DraftUri, MessageId, Wildmat};

fn main() {
    let link = DraftUri::groups()
        .wildmat(Wildmat::from_static("comp.*,!comp.os.*"))
        .msg_id(MessageId::from_static("642@eagle.ATT.COM"))
        .build();
    println!("{link}");
}
