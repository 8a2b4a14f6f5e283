use newsuri::server;

fn main() {
    let link = server!("news.example.com", 119);
    println!("{link}");
}
