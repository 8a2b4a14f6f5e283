use newsuri::draft_uri;

const ALL: &str = "news:";

fn main() {
    println!("{}", draft_uri!(ALL, Empty, Wildmat));
}
