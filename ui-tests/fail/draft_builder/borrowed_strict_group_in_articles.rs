use newsuri::draft::DraftUri;
use newsuri::{Newsgroup, Server};

fn link(server: &Server<'_>, group: &Newsgroup<'_>) -> DraftUri {
    DraftUri::articles().server(server).group(group).from(1).build()
}

fn main() {
    let server = newsuri::server!("news.example.com");
    println!("{}", link(&server, &newsuri::newsgroup!("comp.lang.c")));
}
