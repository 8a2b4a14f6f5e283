use newsuri::NewsUri;
use newsuri::draft::Wildmat;

fn main() {
    let link = NewsUri::groups().wildmat(Wildmat::from_static("comp.*,!comp.os.*")).build();
    println!("{link}");
}
