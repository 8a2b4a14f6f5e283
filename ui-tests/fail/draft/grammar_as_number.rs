use newsuri::draft_uri;

fn main() {
    let link = draft_uri!("news:comp.*", 2);
    println!("{link}");
}
