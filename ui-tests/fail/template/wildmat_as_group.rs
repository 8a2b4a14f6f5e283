use newsuri::{news_uri, wildmat};

fn main() {
    let pattern = wildmat!("comp.*");
    let link = news_uri!("nntp://news.example.com/{pattern}/42");
    println!("{link}");
}
