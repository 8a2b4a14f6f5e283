use newsuri::{NewsUri, newsgroup, server};

fn main() {
    let link = NewsUri::group()
        .server(server!("news.example.com"))
        .server(server!("news.example.net"))
        .group(newsgroup!("comp.lang.rust"))
        .build();
    println!("{link}");
}
