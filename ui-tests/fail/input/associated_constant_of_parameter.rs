use newsuri::{NewsUri, news_uri};

trait Archive {
    const LINK: &'static str;
}

fn link<A: Archive>() -> NewsUri {
    news_uri!(A::LINK)
}

struct Rust;

impl Archive for Rust {
    const LINK: &'static str = "news:comp.lang.rust";
}

fn main() {
    println!("{}", link::<Rust>());
}
