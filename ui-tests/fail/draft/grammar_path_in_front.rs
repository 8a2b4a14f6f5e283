use newsuri::draft::Grammar;
use newsuri::draft_uri;

fn main() {
    let link = draft_uri!(Grammar::Wildmat, "news:comp.*");
    println!("{link} {}", Grammar::Wildmat);
}
