use newsuri::news_uri;

fn main() {
    let link = news_uri!("news:a%0D%0ADATE@h.example");
    println!("{link}");
}
