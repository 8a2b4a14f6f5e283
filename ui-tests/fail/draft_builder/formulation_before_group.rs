use newsuri::draft::{DraftUri, Formulation, Newsgroup};

fn main() {
    let link = DraftUri::group()
        .formulation(Formulation::Empty)
        .group(Newsgroup::from_static("comp.lang.c"))
        .build();
    println!("{link}");
}
