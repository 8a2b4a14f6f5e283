use newsuri::draft::Grammar;
use newsuri::draft_uri;

fn main() {
    let link = draft_uri!("news:", Grammar::Empty);
    println!("{link} {}", Grammar::Empty);
}
