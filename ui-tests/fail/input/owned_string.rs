use newsuri::news_uri;

fn main() {
    let link = news_uri!(String::from("news:comp.lang.rust"));
    println!("{link}");
}
