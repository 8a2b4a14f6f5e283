use newsuri::{NewsUri, newsgroup};

fn main() {
    let link = NewsUri::groups().group(newsgroup!("comp.lang.rust")).build();
    println!("{link}");
}
