use newsuri::draft_uri;

fn main() {
    let link = draft_uri!("news:3com.general", NewsUrl);
    println!("{link}");
}
