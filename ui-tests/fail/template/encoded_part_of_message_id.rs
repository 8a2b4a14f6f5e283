use newsuri::news_uri;

fn main() {
    let number = 42;
    println!("{}", news_uri!("news:a%2F{number}@example.com"));
}
