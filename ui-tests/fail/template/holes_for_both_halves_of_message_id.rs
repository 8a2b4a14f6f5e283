use newsuri::news_uri;

fn main() {
    let (left, right) = ("2026.11-42", "example.com");
    let link = news_uri!("news:{left}@{right}");
    println!("{link}");
}
