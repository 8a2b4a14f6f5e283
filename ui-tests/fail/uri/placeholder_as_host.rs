use newsuri::news_uri;

fn main() {
    let link = news_uri!("news://<host>/comp.lang.rust");
    println!("{link}");
}
