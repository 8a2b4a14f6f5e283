use newsuri::{MessageId, NewsUri};

fn link(id: &MessageId<'_>) -> NewsUri {
    NewsUri::article().msg_id(id)
}

fn main() {
    println!("{}", link(&MessageId::from_static("642@eagle.ATT.COM")));
}
