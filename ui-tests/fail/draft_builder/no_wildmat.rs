use newsuri::draft::DraftUri;

fn main() {
    let link = DraftUri::groups().build();
    println!("{link}");
}
