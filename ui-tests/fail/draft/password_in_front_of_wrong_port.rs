use newsuri::draft_uri;

fn main() {
    let link = draft_uri!("news://me:hunter2@news.example.com:nntp/comp.lang.c");
    println!("{link}");
}
