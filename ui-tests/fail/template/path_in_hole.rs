use newsuri::news_uri;

fn main() {
    let link = news_uri!("news:{ids::FAQ}");
    println!("{link}");
}
