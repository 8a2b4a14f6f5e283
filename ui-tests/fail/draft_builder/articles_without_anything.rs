use newsuri::draft::DraftUri;

fn main() {
    let link = DraftUri::articles().build();
    println!("{link}");
}
