use newsuri::news_uri;

fn main() {
    let port = 563_u64;
    let link = news_uri!("news://news.example.com:{port}/comp.lang.rust");
    println!("{link}");
}
