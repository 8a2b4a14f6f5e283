use newsuri::draft::{DraftUri, Grammar};

fn main() {
    let link = DraftUri::all_groups().formulation(Grammar::Wildmat).build();
    println!("{link}");
}
