use newsuri::draft_uri;

fn main() {
    let link = draft_uri!(concat!("news:comp.*,", "!", ",alt.*"), Wildmat);
    println!("{link}");
}
