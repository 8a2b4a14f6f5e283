use newsuri::draft::{DraftUri, Newsgroup};
use newsuri::server;

fn main() {
    let link = DraftUri::group()
        .server(server!("news.example.com"))
        .from(1)
        .group(Newsgroup::from_static("comp.lang.c"))
        .build();
    println!("{link}");
}
