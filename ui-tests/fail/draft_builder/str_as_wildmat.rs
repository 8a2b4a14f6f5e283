use newsuri::draft::DraftUri;

fn main() {
    let link = DraftUri::groups().wildmat("comp.*,!comp.os.*").build();
    println!("{link}");
}
