use newsuri::draft_uri;

fn main() {
    let link = draft_uri!("news:fr.rec.caf%C3%A9");
    println!("{link}");
}
