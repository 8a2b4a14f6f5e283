use newsuri::{NewsUri, newsgroup};

fn main() {
    let link = NewsUri::article().group(newsgroup!("comp.lang.rust")).build();
    println!("{link}");
}
