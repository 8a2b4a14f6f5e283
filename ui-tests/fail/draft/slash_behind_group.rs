use newsuri::draft_uri;

fn main() {
    let link = draft_uri!("news:comp.lang.c/");
    println!("{link}");
}
