use newsuri::{msg_id, news_uri, server};

fn main() {
    let (server, id) = (server!("news.example.com"), msg_id!("1@example.com"));
    let _ = news_uri!("news://{server}{id}");
}
