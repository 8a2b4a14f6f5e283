use newsuri::draft::DraftUri;

fn main() {
    let link = DraftUri::all_groups().range(1..=5).build();
    println!("{link}");
}
