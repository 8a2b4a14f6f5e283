use newsuri::{NewsUri, msg_id, newsgroup};

fn main() {
    let link = NewsUri::group()
        .group(newsgroup!("comp.lang.rust"))
        .msg_id(msg_id!("642@eagle.ATT.COM"))
        .build();
    println!("{link}");
}
