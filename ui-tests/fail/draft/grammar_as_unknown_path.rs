use newsuri::draft_uri;

fn main() {
    let link = draft_uri!("news:", Grammar::Secondary);
    println!("{link}");
}
