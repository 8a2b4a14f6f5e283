use newsuri::news_uri;

fn main() {
    let page = 2;
    let link = news_uri!("news://news.example.com/comp.lang.rust?page={page}");
    println!("{link}");
}
