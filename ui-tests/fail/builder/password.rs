use newsuri::{NewsUri, server};

fn main() {
    let link =
        NewsUri::all_groups().server(server!("me@news.example.com")).password("hunter2").build();
    println!("{link}");
}
