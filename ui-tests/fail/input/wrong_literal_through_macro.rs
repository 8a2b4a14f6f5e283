use newsuri::news_uri;

macro_rules! links {
    ($($link:literal),+) => {
        [$(news_uri!($link)),+]
    };
}

fn main() {
    for link in links!["news:comp.lang.rust", "news:comp.lang.c~"] {
        println!("{link}");
    }
}
