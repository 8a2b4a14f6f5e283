use newsuri::Newsgroup;

const GROUP: Newsgroup = Newsgroup::from_static("comp.lang.*");

fn main() {
    println!("{GROUP}");
}
