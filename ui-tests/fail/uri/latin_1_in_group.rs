use newsuri::news_uri;

fn main() {
    let link = news_uri!("news:fr.r%E9seau");
    println!("{link}");
}
