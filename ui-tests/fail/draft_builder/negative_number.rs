use newsuri::draft::{DraftUri, Newsgroup};
use newsuri::server;

fn main() {
    let link = DraftUri::articles()
        .server(server!("news.example.com"))
        .group(Newsgroup::from_static("comp.lang.c"))
        .number(-1)
        .build();
    println!("{link}");
}
