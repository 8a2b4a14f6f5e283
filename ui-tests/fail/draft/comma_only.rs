use newsuri::draft_uri;

fn main() {
    let link = draft_uri!(,);
    println!("{link}");
}
