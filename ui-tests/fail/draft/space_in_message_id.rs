use newsuri::draft_uri;

fn main() {
    let link = draft_uri!("news:6 42@eagle.ATT.COM");
    println!("{link}");
}
