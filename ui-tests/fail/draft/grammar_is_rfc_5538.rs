use newsuri::draft_uri;

fn main() {
    let link = draft_uri!("news:comp.*", Rfc5538);
    println!("{link}");
}
