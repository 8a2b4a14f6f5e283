use newsuri::draft_uri;

const GROUP: &str = "comp.lang.c";

fn main() {
    let link = draft_uri!(format!("news:{GROUP}"), Empty);
    println!("{link}");
}
