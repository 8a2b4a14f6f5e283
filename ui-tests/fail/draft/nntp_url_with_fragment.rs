use newsuri::draft_uri;

fn main() {
    let link = draft_uri!("nntp://news.example.com/comp.lang.c/42#top", NntpUrl);
    println!("{link}");
}
