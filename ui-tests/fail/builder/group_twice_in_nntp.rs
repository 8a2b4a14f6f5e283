use newsuri::{NewsUri, newsgroup, server};

fn main() {
    let link = NewsUri::nntp_group()
        .group(newsgroup!("comp.lang.c"))
        .group(newsgroup!("comp.lang.rust"))
        .server(server!("news.example.com"))
        .build();
    println!("{link}");
}
