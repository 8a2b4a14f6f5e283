use newsuri::{NewsUri, msg_id, server};

fn main() {
    let link = NewsUri::article()
        .server(server!("news.example.com"))
        .maybe_server(None)
        .msg_id(msg_id!("642@eagle.ATT.COM"))
        .build();
    println!("{link}");
}
