use newsuri::news_uri;

fn main() {
    let link = news_uri!(c"news:comp.lang.rust");
    println!("{link}");
}
