use newsuri::{NewsUri, news_uri};

macro_rules! link {
    ($name:ident = $link:tt) => {
        const $name: NewsUri = news_uri!($link);
    };
}

link!(GROUP = "news:comp.lang.c~");

fn main() {
    println!("{GROUP}");
}
