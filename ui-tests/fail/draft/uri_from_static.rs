use newsuri::draft::{DraftUri, Grammar};

static ALL: DraftUri = DraftUri::from_static("news:", Grammar::Primary);

fn main() {
    println!("{ALL}");
}
