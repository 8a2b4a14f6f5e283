use newsuri::draft::{DraftUri, Formulation, Wildmat};

fn main() {
    let link = DraftUri::groups()
        .wildmat(Wildmat::from_static("comp.*,!comp.os.*"))
        .formulation(Formulation::Wildmat)
        .build();
    println!("{link}");
}
