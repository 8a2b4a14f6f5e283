use newsuri::{NewsUri, msg_id};

fn main() {
    let link = NewsUri::group().group(msg_id!("642@eagle.ATT.COM")).build();
    println!("{link}");
}
