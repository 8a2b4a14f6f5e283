use newsuri::news_uri;

fn main() {
    let article = "2026.11-42";
    let link = news_uri!("news:{article}@example.com");
    println!("{link}");
}
