use newsuri::{NewsUri, news_uri};

trait Archive {
    const LINK: &'static str;

    fn link() -> NewsUri {
        news_uri!(Self::LINK)
    }
}

struct Rust;

impl Archive for Rust {
    const LINK: &'static str = "news:comp.lang.rust";
}

fn main() {
    println!("{}", Rust::link());
}
