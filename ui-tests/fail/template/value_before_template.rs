use newsuri::news_uri;

fn main() {
    let link = news_uri!(group = newsuri::newsgroup!("comp.lang.rust"), "news:{group}");
    println!("{link}");
}
