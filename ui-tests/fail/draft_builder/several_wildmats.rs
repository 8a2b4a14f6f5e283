use newsuri::draft::DraftUri;
use newsuri::wildmat;

fn main() {
    let link = DraftUri::groups().wildmat([wildmat!("comp.*"), wildmat!("alt.*")]).build();
    println!("{link}");
}
