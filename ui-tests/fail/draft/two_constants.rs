use newsuri::draft_uri;

const C: &str = "news:comp.lang.c";
const RUST: &str = "news:comp.lang.rust";

fn main() {
    println!("{} {RUST}", draft_uri!(C, RUST));
}
