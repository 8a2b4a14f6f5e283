use newsuri::news_uri;

fn main() {
    let link = news_uri!("news:.+9+WD_@cs.widener.example");
    println!("{link}");
}
