use newsuri::news_uri;

fn main() {
    let server = "news.example.com";
    let link = news_uri!("news://{server}/comp.lang.rust");
    println!("{link}");
}
