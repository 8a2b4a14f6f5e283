use newsuri::{NewsUri, newsgroup};

fn main() {
    let link = NewsUri::group().group(newsgroup!("comp.lang.rust")).fragment(2).build();
    println!("{link}");
}
