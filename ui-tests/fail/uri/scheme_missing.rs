use newsuri::news_uri;

fn main() {
    let link = news_uri!("comp.lang.rust");
    println!("{link}");
}
