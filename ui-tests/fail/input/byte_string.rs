use newsuri::news_uri;

fn main() {
    let link = news_uri!(b"news:comp.lang.rust");
    println!("{link}");
}
