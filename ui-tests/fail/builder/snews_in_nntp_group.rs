use newsuri::{NewsUri, newsgroup, server};

fn main() {
    let link = NewsUri::nntp_group()
        .server(server!("news.example.com"))
        .group(newsgroup!("comp.lang.rust"))
        .snews()
        .build();
    println!("{link}");
}
