use newsuri::draft::DraftUri;

fn main() {
    let link = DraftUri::article().range(1..=5).build();
    println!("{link}");
}
