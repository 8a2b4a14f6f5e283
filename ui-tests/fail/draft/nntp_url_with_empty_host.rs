use newsuri::draft_uri;

fn main() {
    let link = draft_uri!("nntp:///comp.lang.c", NntpUrl);
    println!("{link}");
}
