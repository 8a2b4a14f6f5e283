use newsuri::news_uri;

const ARCHIVE: &str = "news:comp.lang.rust";

fn main() {
    println!("{ARCHIVE}");
    let link = news_uri!(ARCHIV);
    println!("{link}");
}
