use newsuri::{NewsUri, server};

fn main() {
    let link = NewsUri::group().server(server!("news.example.com")).build();
    println!("{link}");
}
