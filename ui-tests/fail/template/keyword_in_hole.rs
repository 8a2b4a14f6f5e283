use newsuri::news_uri;

fn main() {
    let link = news_uri!("news:{type}");
    println!("{link}");
}
