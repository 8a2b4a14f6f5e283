use newsuri::newsgroup;

fn main() {
    println!("{}", newsgroup!("comp.lang.{language}", language = "rust"));
}
