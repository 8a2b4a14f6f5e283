use newsuri::{NewsUri, msg_id, wildmat};

fn main() {
    let link =
        NewsUri::article().msg_id(msg_id!("642@eagle.ATT.COM")).wildmat(wildmat!("comp.*")).build();
    println!("{link}");
}
