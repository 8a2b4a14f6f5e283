use newsuri::news_uri;

fn main() {
    let link = news_uri!("news://news.example.com?group=comp.lang.rust");
    println!("{link}");
}
