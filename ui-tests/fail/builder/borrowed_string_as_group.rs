use newsuri::{NewsUri, Server};

struct Subscription {
    server: Server<'static>,
    group: String,
}

impl Subscription {
    fn link(&self) -> NewsUri {
        NewsUri::nntp_group().server(&self.server).group(&self.group).build()
    }
}

fn main() {
    let server = Server::from_static("news.example.com");
    println!("{}", Subscription { server, group: String::from("comp.lang.rust") }.link());
}
