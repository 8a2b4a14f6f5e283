use newsuri::news_uri;

fn main() {
    let link = news_uri!("nntp://news.gmane.org/gmane.ietf.tools/12345678901234567");
    println!("{link}");
}
