use newsuri::draft_uri;

fn main() {
    println!("{}", draft_uri!("news:{group}", group = newsuri::newsgroup!("comp.lang.rust")));
}
