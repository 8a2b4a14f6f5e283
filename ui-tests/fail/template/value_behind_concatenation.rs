use newsuri::news_uri;

fn main() {
    let link =
        news_uri!(concat!("news:", "{group}"), group = newsuri::newsgroup!("comp.lang.rust"));
    println!("{link}");
}
