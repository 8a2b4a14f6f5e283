use newsuri::draft_uri;

fn main() {
    let link = draft_uri!("news://news.example.com/comp.lang.c/42");
    println!("{link}");
}
