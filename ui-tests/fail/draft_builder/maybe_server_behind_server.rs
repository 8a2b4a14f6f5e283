use newsuri::draft::{DraftUri, Newsgroup};
use newsuri::{Server, server};

fn link(there: Option<Server<'_>>) -> DraftUri {
    DraftUri::group()
        .server(server!("news.example.com"))
        .maybe_server(there)
        .group(Newsgroup::from_static("comp.lang.c"))
        .build()
}

fn main() {
    println!("{}", link(None));
}
