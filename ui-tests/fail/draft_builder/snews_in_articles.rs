use newsuri::draft::{DraftUri, Newsgroup};
use newsuri::server;

fn main() {
    let link = DraftUri::articles()
        .snews()
        .server(server!("news.example.com"))
        .group(Newsgroup::from_static("comp.lang.c"))
        .number(7)
        .build();
    println!("{link}");
}
