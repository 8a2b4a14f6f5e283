use newsuri::news_uri;

fn main() {
    let link = news_uri!("news:alt.100%.real");
    println!("{link}");
}
