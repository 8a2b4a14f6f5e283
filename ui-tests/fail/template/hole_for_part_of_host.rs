use newsuri::news_uri;

fn main() {
    let name = "news";
    let link = news_uri!("news://{name}.example.com/comp.lang.rust");
    println!("{link}");
}
