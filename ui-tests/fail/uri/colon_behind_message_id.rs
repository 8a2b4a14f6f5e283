use newsuri::news_uri;

fn main() {
    let link = news_uri!("news:a42i4aFuo3U1@mid.individual.net:");
    println!("{link}");
}
