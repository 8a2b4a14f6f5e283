use newsuri::draft::{DraftUri, Newsgroup};
use newsuri::server;

fn main() {
    let link = DraftUri::articles()
        .range(1..=5)
        .number(7)
        .server(server!("news.example.com"))
        .group(Newsgroup::from_static("comp.lang.c"))
        .build();
    println!("{link}");
}
