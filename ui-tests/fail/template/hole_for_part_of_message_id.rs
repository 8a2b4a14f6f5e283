use newsuri::news_uri;

fn main() {
    let number = 42;
    let link = news_uri!("news:article-{number}@example.com");
    println!("{link}");
}
