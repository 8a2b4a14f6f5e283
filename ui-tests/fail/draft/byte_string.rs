use newsuri::draft_uri;

fn main() {
    let link = draft_uri!(b"news:*");
    println!("{link}");
}
