use newsuri::draft::Newsgroup;

const GROUP: Newsgroup = Newsgroup::from_static("fr.rec.café");

fn main() {
    println!("{GROUP}");
}
