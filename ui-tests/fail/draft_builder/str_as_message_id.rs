use newsuri::draft::DraftUri;

fn main() {
    let link = DraftUri::article().msg_id("642@eagle.ATT.COM").build();
    println!("{link}");
}
