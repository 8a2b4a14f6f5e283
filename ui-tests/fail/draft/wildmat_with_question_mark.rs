use newsuri::draft_uri;

fn main() {
    let link = draft_uri!("news:comp.lang.?", Wildmat);
    println!("{link}");
}
