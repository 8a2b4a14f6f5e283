use newsuri::draft_uri;

const NUMBER: u64 = 742;

fn main() {
    let link = draft_uri!(NUMBER, Wildmat);
    println!("{link}");
}
