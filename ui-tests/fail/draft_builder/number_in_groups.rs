use newsuri::draft::DraftUri;

fn main() {
    let link = DraftUri::groups().number(7).build();
    println!("{link}");
}
