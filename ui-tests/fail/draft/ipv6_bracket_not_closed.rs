use newsuri::draft_uri;

fn main() {
    let link = draft_uri!("news://[2001:db8::1/comp.lang.c");
    println!("{link}");
}
