use newsuri::draft::DraftUri;
use newsuri::msg_id;

fn main() {
    let link = DraftUri::group().group(msg_id!("642@eagle.ATT.COM")).build();
    println!("{link}");
}
