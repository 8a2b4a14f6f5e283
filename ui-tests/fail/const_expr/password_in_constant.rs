use newsuri::news_uri;

const ARCHIVE: &str = "news://me:hunter2@news.example.com/comp.lang.c~";

fn main() {
    println!("{}", news_uri!(ARCHIVE));
}
