use newsuri::{NewsUri, news_uri};

fn link<T>(target: T) -> NewsUri {
    news_uri!("news:{target}")
}

fn main() {
    println!("{}", link("comp.lang.rust"));
}
