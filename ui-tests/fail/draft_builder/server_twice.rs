use newsuri::draft::DraftUri;
use newsuri::server;

fn main() {
    let link = DraftUri::all_groups()
        .server(server!("news.example.com"))
        .server(server!("news.example.net"))
        .build();
    println!("{link}");
}
