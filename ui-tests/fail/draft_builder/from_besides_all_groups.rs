use newsuri::draft::DraftUri;

fn main() {
    let link = DraftUri::all_groups().from(1).build();
    println!("{link}");
}
