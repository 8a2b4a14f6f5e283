use newsuri::{NewsUri, server, wildmat};

fn main() {
    let link = NewsUri::nntp_group()
        .server(server!("news.example.com"))
        .wildmat(wildmat!("comp.lang.*"))
        .build();
    println!("{link}");
}
