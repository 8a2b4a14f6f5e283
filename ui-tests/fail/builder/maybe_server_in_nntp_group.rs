use newsuri::{NewsUri, Server, newsgroup};

fn link(server: Option<Server<'_>>) -> NewsUri {
    NewsUri::nntp_group().maybe_server(server).group(newsgroup!("comp.lang.rust")).build()
}

fn main() {
    println!("{}", link(None));
}
