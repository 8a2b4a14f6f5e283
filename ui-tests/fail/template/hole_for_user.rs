use newsuri::news_uri;

fn main() {
    let user = "me";
    let link = news_uri!("news://{user}@news.example.com/");
    println!("{link}");
}
