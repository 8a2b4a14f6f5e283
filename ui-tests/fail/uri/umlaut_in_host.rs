use newsuri::news_uri;

fn main() {
    let link = news_uri!("news://news.bücher.example/de.comp.lang.misc");
    println!("{link}");
}
