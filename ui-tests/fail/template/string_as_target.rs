use newsuri::news_uri;

fn main() {
    let id = String::from("1@example.com");
    let link = news_uri!("news:{id}");
    println!("{link}");
}
