use newsuri::{NewsUri, msg_id};

fn main() {
    let link = NewsUri::article()
        .msg_id(msg_id!("642@eagle.ATT.COM"))
        .msg_id(msg_id!("4d5e@id.example"))
        .build();
    println!("{link}");
}
