use newsuri::news_uri;

fn main() {
    let link = news_uri!("news:@mid.individual.net");
    println!("{link}");
}
