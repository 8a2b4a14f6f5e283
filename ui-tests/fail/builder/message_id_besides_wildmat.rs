use newsuri::{NewsUri, msg_id, wildmat};

fn main() {
    let link = NewsUri::groups()
        .wildmat(wildmat!("comp.lang.*"))
        .msg_id(msg_id!("642@eagle.ATT.COM"))
        .build();
    println!("{link}");
}
