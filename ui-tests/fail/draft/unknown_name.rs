use newsuri::draft_uri;

const ARCHIVE: &str = "news:comp.lang.rust";

fn main() {
    println!("{ARCHIVE}");
    let link = draft_uri!(ARCHIV, Empty);
    println!("{link}");
}
