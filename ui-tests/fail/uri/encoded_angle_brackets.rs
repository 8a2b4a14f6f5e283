use newsuri::news_uri;

fn main() {
    let link = news_uri!("news:%3C642@eagle.ATT.COM%3E");
    println!("{link}");
}
