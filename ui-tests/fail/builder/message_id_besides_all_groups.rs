use newsuri::{NewsUri, msg_id};

fn main() {
    let link = NewsUri::all_groups().msg_id(msg_id!("642@eagle.ATT.COM")).build();
    println!("{link}");
}
