use newsuri::draft_uri;

fn main() {
    let link = draft_uri!("news:comp.[a-c]*", Wildmat);
    println!("{link}");
}
