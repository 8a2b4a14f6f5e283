use newsuri::news_uri;

fn main() {
    let link = news_uri!("news:p0624081dc30b8699bf9b@[10.20.30.108]");
    println!("{link}");
}
