use newsuri::news_uri;

fn main() {
    let text = String::from("1@example.com");
    let link = news_uri!("news:{id}", id = &text);
    println!("{link}");
}
