use newsuri::draft::DraftUri;

fn main() {
    let link = DraftUri::all_groups().number(7).build();
    println!("{link}");
}
