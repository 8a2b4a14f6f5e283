use newsuri::news_uri;

fn main() {
    let password = "hunter2";
    let link = news_uri!("news://me:{password}@news.example.com/");
    println!("{link}");
}
