use newsuri::draft::{DraftUri, Newsgroup};
use newsuri::server;

fn link(range: String) -> DraftUri {
    DraftUri::articles()
        .server(server!("news.example.com"))
        .group(Newsgroup::from_static("comp.lang.c"))
        .range(range)
        .build()
}

fn main() {
    println!("{}", link(String::from("1-5")));
}
