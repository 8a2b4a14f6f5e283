use newsuri::{ArticleNumber, NewsUri, msg_id};

fn main() {
    let link = NewsUri::article()
        .number(ArticleNumber::from(42))
        .msg_id(msg_id!("642@eagle.ATT.COM"))
        .build();
    println!("{link}");
}
