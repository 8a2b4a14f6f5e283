use newsuri::draft::{DraftUri, Grammar};
use newsuri::draft_uri;

fn link(grammar: Grammar) -> DraftUri {
    draft_uri!("news:comp.*", grammar)
}

fn main() {
    println!("{}", link(Grammar::Wildmat));
}
