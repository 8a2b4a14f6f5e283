use newsuri::draft_uri;

fn main() {
    let link = draft_uri!(Wildmat, "news:comp.*");
    println!("{link}");
}
