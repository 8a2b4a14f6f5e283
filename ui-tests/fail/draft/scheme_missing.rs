use newsuri::draft_uri;

fn main() {
    let link = draft_uri!("comp.lang.c");
    println!("{link}");
}
