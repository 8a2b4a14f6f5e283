use newsuri::news_uri;

const GROUP: &str = "news:comp.lang.c~";

macro_rules! print_link {
    ($link:expr) => {
        println!("{}", news_uri!($link))
    };
}

fn main() {
    print_link!(GROUP);
}
