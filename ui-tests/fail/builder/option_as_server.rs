use newsuri::{NewsUri, Server, msg_id};

fn link(server: Option<Server<'_>>) -> NewsUri {
    NewsUri::article().server(server).msg_id(msg_id!("642@eagle.ATT.COM")).build()
}

fn main() {
    println!("{}", link(None));
}
