use newsuri::draft::{DraftUri, Formulation, Wildmat};

fn main() {
    let link = DraftUri::groups()
        .formulation(Formulation::Primary)
        .wildmat(Wildmat::from_static("comp.*,!comp.os.*"))
        .build();
    println!("{link}");
}
