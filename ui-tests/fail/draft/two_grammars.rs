use newsuri::draft_uri;

fn main() {
    let link = draft_uri!("news:comp.*", Wildmat, Primary);
    println!("{link}");
}
