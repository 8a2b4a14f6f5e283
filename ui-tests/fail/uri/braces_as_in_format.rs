use newsuri::news_uri;

fn main() {
    let group = "comp.lang.rust";
    let link = news_uri!("news:{group}");
    println!("{link} {group}");
}
