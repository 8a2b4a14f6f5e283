use newsuri::draft::{DraftUri, Newsgroup};
use newsuri::server;

fn link(first: u32) -> DraftUri {
    DraftUri::articles()
        .server(server!("news.example.com"))
        .group(Newsgroup::from_static("comp.lang.c"))
        .range(first..)
        .build()
}

fn main() {
    println!("{}", link(1));
}
