use newsuri::news_uri;

fn main() {
    let link = news_uri!("nntp://news.example.com/comp.lang.%2A");
    println!("{link}");
}
