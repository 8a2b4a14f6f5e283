use newsuri::NewsUri;
use newsuri::draft::MessageId;

fn main() {
    let link = NewsUri::article().msg_id(MessageId::from_static("642@eagle.ATT.COM")).build();
    println!("{link}");
}
