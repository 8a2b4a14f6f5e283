use newsuri::news_uri;

fn main() {
    let link = news_uri!("news:example.group.th?se");
    println!("{link}");
}
