use newsuri::{NewsUri, server};

fn main() {
    let link = NewsUri::nntp_group().server(server!("news.example.com")).build();
    println!("{link}");
}
