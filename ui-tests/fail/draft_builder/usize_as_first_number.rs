use newsuri::draft::{DraftUri, Newsgroup};
use newsuri::server;

fn link(first: usize) -> DraftUri {
    DraftUri::articles()
        .server(server!("news.example.com"))
        .group(Newsgroup::from_static("comp.lang.c"))
        .from(first)
        .build()
}

fn main() {
    println!("{}", link(742));
}
