use newsuri::{NewsUri, newsgroup};

fn main() {
    let link = NewsUri::nntp_group()
        .server("news.example.com")
        .group(newsgroup!("comp.lang.rust"))
        .build();
    println!("{link}");
}
