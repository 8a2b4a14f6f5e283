use newsuri::news_uri;

fn main() {
    let link = news_uri!("news://[v7]/comp.lang.rust");
    println!("{link}");
}
