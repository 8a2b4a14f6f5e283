use newsuri::draft_uri;

fn main() {
    let link = draft_uri!("nntp://news.example.com:70000/comp.lang.c", NntpUrl);
    println!("{link}");
}
