use newsuri::{NewsUri, news_uri};

const LINK: NewsUri = news_uri!("newsreply:4d5e@id.example");

fn main() {
    println!("{LINK}");
}
