use newsuri::news_uri;

fn main() {
    let link = news_uri!("news:fr.comp.usenet.réseau");
    println!("{link}");
}
