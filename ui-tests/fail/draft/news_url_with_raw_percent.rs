use newsuri::draft_uri;

fn main() {
    let link = draft_uri!("news:64%2@eagle.ATT.COM", NewsUrl);
    println!("{link}");
}
