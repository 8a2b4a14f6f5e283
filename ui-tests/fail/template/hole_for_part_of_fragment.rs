use newsuri::news_uri;

fn main() {
    let page = 2;
    let link = news_uri!("news:comp.lang.rust#page-{page}");
    println!("{link}");
}
