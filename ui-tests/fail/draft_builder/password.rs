use newsuri::draft::DraftUri;
use newsuri::server;

fn main() {
    let link =
        DraftUri::all_groups().server(server!("me@news.example.com")).password("hunter2").build();
    println!("{link}");
}
