use newsuri::draft_uri;

fn main() {
    let link = draft_uri!("news:comp.*", "news:alt.*", Wildmat);
    println!("{link}");
}
