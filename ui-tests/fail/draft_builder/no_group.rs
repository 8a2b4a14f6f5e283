use newsuri::draft::DraftUri;
use newsuri::server;

fn main() {
    let link = DraftUri::group().server(server!("news.example.com")).build();
    println!("{link}");
}
