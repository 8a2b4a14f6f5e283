use newsuri::{NewsUri, news_uri};

static KERNEL: NewsUri = news_uri!("nntp://nntp.lore.kernel.org");

fn main() {
    println!("{KERNEL}");
}
