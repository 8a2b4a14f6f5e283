use newsuri::news_uri;

fn main() {
    let template = "news:{group}";
    let link = news_uri!(template, group = newsuri::newsgroup!("comp.lang.rust"));
    println!("{link}");
}
