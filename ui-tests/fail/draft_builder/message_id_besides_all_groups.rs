use newsuri::draft::{DraftUri, MessageId};

fn main() {
    let link = DraftUri::all_groups().msg_id(MessageId::from_static("642@eagle.ATT.COM")).build();
    println!("{link}");
}
