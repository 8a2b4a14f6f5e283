use newsuri::Server;
use newsuri::draft::{DraftUri, Newsgroup};

fn link(there: Option<Server<'_>>) -> DraftUri {
    DraftUri::articles()
        .maybe_server(there)
        .group(Newsgroup::from_static("comp.lang.c"))
        .from(1)
        .build()
}

fn main() {
    println!("{}", link(None));
}
