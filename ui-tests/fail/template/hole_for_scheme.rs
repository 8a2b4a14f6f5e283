use newsuri::{Scheme, news_uri};

fn main() {
    let scheme = Scheme::News;
    let link = news_uri!("{scheme}:comp.lang.rust");
    println!("{link}");
}
