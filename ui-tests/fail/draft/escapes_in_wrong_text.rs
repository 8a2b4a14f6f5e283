use newsuri::draft_uri;

fn main() {
    let link = draft_uri!("news:comp.*\u{2C}", Wildmat);
    println!("{link}");
}
