use newsuri::news_uri;

fn main() {
    let part = Some("top");
    let link = news_uri!("news:comp.lang.rust#{part}");
    println!("{link}");
}
