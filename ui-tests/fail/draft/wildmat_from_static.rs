use newsuri::draft::Wildmat;

const LIST: Wildmat = Wildmat::from_static("!comp.os.*");

fn main() {
    println!("{LIST}");
}
