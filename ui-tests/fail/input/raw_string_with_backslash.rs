use newsuri::news_uri;

fn main() {
    let link = news_uri!(r"news:comp.lang.rust\n");
    println!("{link}");
}
