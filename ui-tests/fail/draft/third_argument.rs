use newsuri::draft_uri;

fn main() {
    let link = draft_uri!("news:comp.*", Wildmat, "news:alt.*");
    println!("{link}");
}
