use newsuri::draft_uri;

fn main() {
    let link = draft_uri!("snews://news.example.com/comp.lang.c");
    println!("{link}");
}
