use newsuri::draft_uri;

fn main() {
    let link = draft_uri!("news:642@192.0.2", NewsUrl);
    println!("{link}");
}
