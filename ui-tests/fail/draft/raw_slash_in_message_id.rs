use newsuri::draft_uri;

fn main() {
    let link = draft_uri!("news:computer-lang/cobol-faq@rtfm.mit.edu");
    println!("{link}");
}
