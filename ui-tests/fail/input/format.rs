use newsuri::news_uri;

const GROUP: &str = "comp.lang.rust";

fn main() {
    let link = news_uri!(format!("news:{GROUP}"));
    println!("{link}");
}
