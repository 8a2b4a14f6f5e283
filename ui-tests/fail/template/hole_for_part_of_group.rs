use newsuri::news_uri;

fn main() {
    let language = "rust";
    let link = news_uri!("news:comp.lang.{language}");
    println!("{link}");
}
