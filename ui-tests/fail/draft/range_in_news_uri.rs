use newsuri::news_uri;

fn main() {
    let link = news_uri!("nntp://news.example.com/comp.lang.c/1-5");
    println!("{link}");
}
