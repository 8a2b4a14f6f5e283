use newsuri::{NewsUri, news_uri};

fn link(text: &'static str) -> NewsUri {
    news_uri!(text)
}

fn main() {
    println!("{}", link("news:comp.lang.rust"));
}
