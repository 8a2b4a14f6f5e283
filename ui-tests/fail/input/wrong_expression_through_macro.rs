use newsuri::news_uri;

macro_rules! print_link {
    ($link:expr) => {
        println!("{}", news_uri!($link))
    };
}

fn main() {
    print_link!("news:comp.lang.c~");
}
