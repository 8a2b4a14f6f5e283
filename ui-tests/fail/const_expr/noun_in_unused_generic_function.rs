use newsuri::{NewsUri, Server, msg_id};

const ID: &str = "<eNcItYI$#GA.70@cpmsnbbsa02";

pub fn link<'s, T: Into<Server<'s>>>(server: T) -> NewsUri {
    NewsUri::article().server(server.into()).msg_id(msg_id!(ID)).build()
}

fn main() {}
