use newsuri::draft::DraftUri;

fn main() {
    let link = DraftUri::group().group("comp.lang.c").build();
    println!("{link}");
}
