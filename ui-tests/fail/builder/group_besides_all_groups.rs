use newsuri::{NewsUri, newsgroup, server};

fn main() {
    let link = NewsUri::all_groups()
        .server(server!("news.example.com"))
        .group(newsgroup!("comp.lang.rust"))
        .build();
    println!("{link}");
}
