use newsuri::{NewsUri, newsgroup};

fn main() {
    let link = NewsUri::group()
        .group(newsgroup!("comp.lang.c"))
        .group(newsgroup!("comp.lang.rust"))
        .build();
    println!("{link}");
}
