use newsuri::{NewsUri, news_uri};

static FAQ: NewsUri = news_uri!("news:computer-lang/cobol-faq_962961522@rtfm.mit.edu");

fn main() {
    println!("{FAQ}");
}
