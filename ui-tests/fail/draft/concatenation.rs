use newsuri::draft_uri;

fn main() {
    let link = draft_uri!(concat!("nntp://news.example.com/", "comp.lang.c"));
    println!("{link}");
}
