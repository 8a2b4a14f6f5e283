use newsuri::{NewsUri, newsgroup};

fn main() {
    let link = NewsUri::nntp_group().group(newsgroup!("comp.lang.rust")).build();
    println!("{link}");
}
