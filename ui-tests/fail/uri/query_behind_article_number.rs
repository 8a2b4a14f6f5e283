use newsuri::news_uri;

fn main() {
    let link = news_uri!("nntp://news.example.com/alt.misc/42?s=q");
    println!("{link}");
}
