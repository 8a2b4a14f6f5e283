use newsuri::draft::{DraftUri, MessageId, Newsgroup};

fn main() {
    let link = DraftUri::article()
        .msg_id(MessageId::from_static("642@eagle.ATT.COM"))
        .group(Newsgroup::from_static("comp.lang.c"))
        .build();
    println!("{link}");
}
