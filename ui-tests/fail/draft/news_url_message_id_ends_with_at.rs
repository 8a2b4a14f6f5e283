use newsuri::draft_uri;

fn main() {
    let link = draft_uri!("news:642@", NewsUrl);
    println!("{link}");
}
