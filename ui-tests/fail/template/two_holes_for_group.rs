use newsuri::news_uri;

fn main() {
    let (hierarchy, name) = ("comp", "lang");
    let link = news_uri!("news:{hierarchy}.{name}");
    println!("{link}");
}
