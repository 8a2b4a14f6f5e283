use newsuri::draft_uri;

fn main() {
    let text = "news:comp.*";
    let link = draft_uri!(text, Wildmat);
    println!("{link} {text}");
}
