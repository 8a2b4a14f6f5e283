use newsuri::draft_uri;

fn main() {
    let link = draft_uri!("news:comp.lang.c%2B%2B", NewsUrl);
    println!("{link}");
}
