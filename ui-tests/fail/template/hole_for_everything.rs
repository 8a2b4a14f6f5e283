use newsuri::news_uri;

fn main() {
    let link = "news:comp.lang.rust";
    let link = news_uri!("{link}");
    println!("{link}");
}
