use newsuri::news_uri;

fn main() {
    let link = news_uri!('n');
    println!("{link}");
}
