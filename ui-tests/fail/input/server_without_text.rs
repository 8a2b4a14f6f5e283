use newsuri::server;

fn main() {
    let link = server!();
    println!("{link}");
}
