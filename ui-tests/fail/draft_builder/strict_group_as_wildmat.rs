use newsuri::draft::DraftUri;
use newsuri::newsgroup;

fn main() {
    let link = DraftUri::groups().wildmat(newsgroup!("fr.rec.café")).build();
    println!("{link}");
}
