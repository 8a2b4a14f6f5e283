use newsuri::news_uri;

fn main() {
    let language = "rust";
    let link = news_uri!("nntp://news.example.com/comp.lang.{language}/42");
    println!("{link}");
}
