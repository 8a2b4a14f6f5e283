use newsuri::draft::{DraftUri, Formulation, Newsgroup};

fn main() {
    let link = DraftUri::group()
        .group(Newsgroup::from_static("comp.lang.c"))
        .formulation(Formulation::Wildmat)
        .build();
    println!("{link}");
}
