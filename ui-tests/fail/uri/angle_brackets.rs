use newsuri::news_uri;

fn main() {
    let link = news_uri!("news:<642@eagle.ATT.COM>");
    println!("{link}");
}
