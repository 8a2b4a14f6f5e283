use newsuri::draft_uri;

fn main() {
    let link = draft_uri!("mailto:642@eagle.ATT.COM");
    println!("{link}");
}
