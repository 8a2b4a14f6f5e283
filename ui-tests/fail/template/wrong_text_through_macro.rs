use newsuri::{news_uri, server};

macro_rules! link {
    ($template:literal, $server:expr) => {
        news_uri!($template, server = $server)
    };
}

fn main() {
    println!("{}", link!("news://{server}/comp.lang.c~", server!("news.example.com")));
}
