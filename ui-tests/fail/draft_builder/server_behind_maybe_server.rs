use newsuri::draft::{DraftUri, MessageId};
use newsuri::{Server, server};

fn link(there: Option<Server<'_>>) -> DraftUri {
    DraftUri::article()
        .maybe_server(there)
        .server(server!("news.example.com"))
        .msg_id(MessageId::from_static("642@eagle.ATT.COM"))
        .build()
}

fn main() {
    println!("{}", link(None));
}
