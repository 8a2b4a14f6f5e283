use newsuri::draft_uri;

fn main() {
    let link = draft_uri!("news://news.example.com#all", Wildmat);
    println!("{link}");
}
