use newsuri::draft::{DraftUri, Newsgroup};

fn main() {
    let link = DraftUri::articles()
        .server("news.example.com")
        .group(Newsgroup::from_static("comp.lang.c"))
        .from(1)
        .build();
    println!("{link}");
}
