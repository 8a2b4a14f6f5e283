use newsuri::draft_uri;

fn main() {
    let link = draft_uri!("news:", newsuri::draft::Grammar::Empty);
    println!("{link}");
}
