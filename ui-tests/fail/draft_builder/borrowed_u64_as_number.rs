use newsuri::draft::{DraftUri, Newsgroup};
use newsuri::server;

fn link(number: &u64) -> DraftUri {
    DraftUri::articles()
        .server(server!("news.example.com"))
        .group(Newsgroup::from_static("comp.lang.c"))
        .number(number)
        .build()
}

fn main() {
    println!("{}", link(&742));
}
