use newsuri::news_uri;

struct Site;

impl Site {
    const FAQ: &'static str = "news:<faq_962961522@rtfm.mit.edu>";
}

fn main() {
    println!("{}", news_uri!(Site::FAQ));
}
