use newsuri::news_uri;

fn main() {
    let host = "news.example.com";
    let link = news_uri!("news://{host}:563/comp.lang.rust");
    println!("{link}");
}
