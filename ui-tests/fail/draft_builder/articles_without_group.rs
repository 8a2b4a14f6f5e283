use newsuri::draft::DraftUri;
use newsuri::server;

fn main() {
    let link = DraftUri::articles().server(server!("news.example.com")).from(1).build();
    println!("{link}");
}
