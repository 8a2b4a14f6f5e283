use newsuri::{NewsUriRef, news_uri};

fn main() {
    let link = NewsUriRef::parse("news:1@example.com").unwrap();
    println!("{}", news_uri!("news:{id}", id = link.message_id()));
}
