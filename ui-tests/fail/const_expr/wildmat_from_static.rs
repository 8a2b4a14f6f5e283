use newsuri::Wildmat;

const PATTERN: Wildmat = Wildmat::from_static("comp.*,!comp.os.*");

fn main() {
    println!("{PATTERN}");
}
