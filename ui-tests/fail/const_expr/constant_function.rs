use newsuri::news_uri;

const fn archive(secure: bool) -> &'static str {
    if secure { "nntps://news.example.com/comp.lang.rust" } else { "news:comp.lang.rust" }
}

fn main() {
    println!("{}", news_uri!(archive(true)));
}
