use newsuri::draft::{DraftUri, MessageId};
use newsuri::server;

fn main() {
    let link = DraftUri::article()
        .msg_id(MessageId::from_static("642@eagle.ATT.COM"))
        .server(server!("news.example.com"))
        .snews()
        .build();
    println!("{link}");
}
