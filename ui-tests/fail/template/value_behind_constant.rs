use newsuri::news_uri;

const TEMPLATE: &str = "news:{group}";

fn main() {
    println!("{TEMPLATE}");
    let link = news_uri!(TEMPLATE, group = newsuri::newsgroup!("comp.lang.rust"));
    println!("{link}");
}
