use newsuri::news_uri;

fn main() {
    let link = news_uri!("news://50%off@news.example.com/comp.lang.rust");
    println!("{link}");
}
