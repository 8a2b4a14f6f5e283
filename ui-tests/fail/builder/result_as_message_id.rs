use newsuri::{MessageId, NewsUri};

fn link(id: &str) -> NewsUri {
    NewsUri::article().msg_id(MessageId::parse(id)).build()
}

fn main() {
    println!("{}", link("642@eagle.ATT.COM"));
}
