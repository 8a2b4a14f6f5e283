use newsuri::server;

fn main() {
    let name = "news";
    println!("{name} {}", server!("{name}.example.com"));
}
