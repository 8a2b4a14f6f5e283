use newsuri::news_uri;

fn main() {
    let port = 63;
    let link = news_uri!("news://news.example.com:5{port}/");
    println!("{link}");
}
