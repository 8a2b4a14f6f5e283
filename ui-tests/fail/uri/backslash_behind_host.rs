use newsuri::news_uri;

fn main() {
    let link = news_uri!(r"news://news.example.com\comp.lang.rust");
    println!("{link}");
}
