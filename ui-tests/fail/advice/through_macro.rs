#![deny(deprecated)]

use newsuri::news_uri;

macro_rules! links {
    ($($link:literal),+) => {
        [$(news_uri!($link)),+]
    };
}

fn main() {
    for link in links!["news:comp.lang.rust", "snews:comp.lang.c"] {
        println!("{link}");
    }
}
