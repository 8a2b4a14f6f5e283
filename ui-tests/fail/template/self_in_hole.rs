use newsuri::{NewsUri, msg_id, news_uri};

trait Link {
    fn link(&self) -> NewsUri;
}

impl Link for newsuri::MessageId<'_> {
    fn link(&self) -> NewsUri {
        news_uri!("news:{self}")
    }
}

fn main() {
    println!("{}", msg_id!("1@example.com").link());
}
