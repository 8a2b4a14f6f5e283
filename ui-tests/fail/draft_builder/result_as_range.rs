use newsuri::draft::{ArticleRange, DraftUri, Newsgroup};
use newsuri::server;

fn main() {
    let link = DraftUri::articles()
        .server(server!("news.example.com"))
        .group(Newsgroup::from_static("comp.lang.c"))
        .range(ArticleRange::parse("1-5"))
        .build();
    println!("{link}");
}
