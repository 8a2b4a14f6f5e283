use newsuri::news_uri;

fn main() {
    let number = 42_u64;
    let link = news_uri!("nntp://news.example.com/comp.lang.rust/{number}");
    println!("{link}");
}
