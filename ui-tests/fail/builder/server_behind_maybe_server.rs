use newsuri::{NewsUri, msg_id, server};

fn main() {
    let link = NewsUri::article()
        .maybe_server(None)
        .server(server!("news.example.com"))
        .msg_id(msg_id!("642@eagle.ATT.COM"))
        .build();
    println!("{link}");
}
