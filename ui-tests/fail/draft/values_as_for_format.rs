use newsuri::draft_uri;

fn main() {
    let group = "comp.lang.rust";
    let link = draft_uri!("news:{}", group);
    println!("{link} {group}");
}
