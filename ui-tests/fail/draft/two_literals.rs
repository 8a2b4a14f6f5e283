use newsuri::draft_uri;

fn main() {
    let link = draft_uri!("news:comp.lang.c", "news:comp.lang.rust");
    println!("{link}");
}
