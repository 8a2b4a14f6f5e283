use newsuri::{news_uri, server};

fn main() {
    let server = server!("news.example.com");
    let part = "top";
    println!("{}", news_uri!("nntps://{server}/comp.lang.c~/42/#{part}"));
}
