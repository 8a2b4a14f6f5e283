use newsuri::draft_uri;

const ARCHIVE: &str = "news://me:hunter2@news.example.com/fr.rec.café";

fn main() {
    println!("{}", draft_uri!(ARCHIVE, Wildmat));
}
