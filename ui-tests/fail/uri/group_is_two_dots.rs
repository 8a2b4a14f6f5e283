use newsuri::news_uri;

fn main() {
    let link = news_uri!("nntp://news.example.com/../42");
    println!("{link}");
}
