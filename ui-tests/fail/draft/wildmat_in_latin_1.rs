use newsuri::draft_uri;

fn main() {
    let link = draft_uri!("news:fr.rec.caf%E9", Wildmat);
    println!("{link}");
}
