use newsuri::draft::{DraftUri, MessageId};

fn link(id: &MessageId<'_>) -> DraftUri {
    DraftUri::article().msg_id(id)
}

fn main() {
    println!("{}", link(&MessageId::from_static("642@eagle.ATT.COM")));
}
