use newsuri::news_uri;

fn main() {
    let link = news_uri!("nntp://news.example.com/comp.lang.rust/{number}", number = 42);
    println!("{link}");
}
