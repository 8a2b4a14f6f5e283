use newsuri::NewsUri;

fn main() {
    let link = NewsUri::article().msg_id("642@eagle.ATT.COM").build();
    println!("{link}");
}
