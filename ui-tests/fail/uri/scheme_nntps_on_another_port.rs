use newsuri::news_uri;

fn main() {
    let link = news_uri!("nntps://nntp.lore.kernel.org:8563/org.kernel.vger.git");
    println!("{link}");
}
