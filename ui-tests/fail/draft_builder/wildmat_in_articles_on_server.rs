use newsuri::draft::{DraftUri, Wildmat};
use newsuri::server;

fn main() {
    let link = DraftUri::articles()
        .server(server!("news.example.com"))
        .wildmat(Wildmat::from_static("comp.*,!comp.os.*"))
        .from(1)
        .build();
    println!("{link}");
}
