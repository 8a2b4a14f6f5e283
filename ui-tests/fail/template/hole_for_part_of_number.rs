use newsuri::news_uri;

fn main() {
    let digit = 2;
    let link = news_uri!("nntp://news.example.com/comp.lang.rust/4{digit}");
    println!("{link}");
}
