use newsuri::draft::Formulation;
use newsuri::draft_uri;

fn main() {
    let link = draft_uri!("news:", Formulation::Empty.into());
    println!("{link} {:?}", Formulation::Empty);
}
