use newsuri::draft::{DraftUri, MessageId};

fn link(id: &str) -> DraftUri {
    DraftUri::article().msg_id(MessageId::parse(id)).build()
}

fn main() {
    println!("{}", link("642@eagle.ATT.COM"));
}
