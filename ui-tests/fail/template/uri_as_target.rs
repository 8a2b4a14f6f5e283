use newsuri::news_uri;

fn main() {
    let link = news_uri!("news:comp.lang.rust");
    let link = news_uri!("news:{link}");
    println!("{link}");
}
