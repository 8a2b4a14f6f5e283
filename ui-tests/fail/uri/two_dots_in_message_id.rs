use newsuri::news_uri;

fn main() {
    let link = news_uri!("news:inva..lid@test.example");
    println!("{link}");
}
