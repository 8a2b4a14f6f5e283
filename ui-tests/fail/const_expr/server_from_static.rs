use newsuri::Server;

const SERVER: Server = Server::from_static("me:hunter2@news.example.com");

fn main() {
    println!("{SERVER}");
}
