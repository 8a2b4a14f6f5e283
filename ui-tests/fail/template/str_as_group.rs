use newsuri::news_uri;

fn main() {
    let group = "comp.lang.rust";
    let link = news_uri!("nntp://news.example.com/{group}/42");
    println!("{link}");
}
