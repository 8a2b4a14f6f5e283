use newsuri::draft::{DraftUri, MessageId, Newsgroup};

fn main() {
    let link = DraftUri::group()
        .group(Newsgroup::from_static("comp.lang.c"))
        .msg_id(MessageId::from_static("642@eagle.ATT.COM"))
        .build();
    println!("{link}");
}
