use newsuri::{NewsUri, msg_id, newsgroup, server};

fn main() {
    let link = NewsUri::numbered_article()
        .server(server!("news.example.com"))
        .group(newsgroup!("comp.lang.rust"))
        .msg_id(msg_id!("642@eagle.ATT.COM"))
        .build();
    println!("{link}");
}
