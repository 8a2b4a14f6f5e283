use newsuri::{NewsUri, newsgroup};

fn main() {
    let link = NewsUri::groups().wildmat(newsgroup!("comp.lang.rust")).build();
    println!("{link}");
}
