use newsuri::draft_uri;

fn main() {
    let link = draft_uri!("news:642@eagle.ATT.COM>");
    println!("{link}");
}
