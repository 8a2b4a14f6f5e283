use newsuri::draft::{DraftUri, MessageId, Newsgroup};
use newsuri::server;

fn main() {
    let link = DraftUri::articles()
        .server(server!("news.example.com"))
        .group(Newsgroup::from_static("comp.lang.c"))
        .number(7)
        .msg_id(MessageId::from_static("642@eagle.ATT.COM"))
        .build();
    println!("{link}");
}
