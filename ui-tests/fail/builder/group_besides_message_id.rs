use newsuri::{NewsUri, msg_id, newsgroup};

fn main() {
    let link = NewsUri::article()
        .msg_id(msg_id!("642@eagle.ATT.COM"))
        .group(newsgroup!("comp.lang.rust"))
        .build();
    println!("{link}");
}
