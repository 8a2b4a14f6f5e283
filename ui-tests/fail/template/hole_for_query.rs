use newsuri::news_uri;

fn main() {
    let query = "page=2";
    let link = news_uri!("news:comp.lang.rust?{query}");
    println!("{link}");
}
