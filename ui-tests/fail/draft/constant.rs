use newsuri::draft_uri;

const ALL: &str = "news:";

fn main() {
    let link = draft_uri!(ALL);
    println!("{link}");
}
