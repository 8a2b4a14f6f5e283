use newsuri::draft::DraftUri;

fn main() {
    let link = DraftUri::all_groups().server("news.example.com").build();
    println!("{link}");
}
