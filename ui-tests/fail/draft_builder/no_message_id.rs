use newsuri::draft::DraftUri;

fn main() {
    let link = DraftUri::article().build();
    println!("{link}");
}
