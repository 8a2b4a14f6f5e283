#![forbid(unsafe_code)]
#![deny(warnings)]

use newsuri::{
    ArticleNumber, MessageId, NewsUri, Newsgroup, Server, Wildmat, msg_id, newsgroup, server,
    wildmat,
};

static SERVER: Server = server!("news.example.com");

fn main() {
    let (id, group, pattern) = (msg_id!("1@x"), newsgroup!("alt.test"), wildmat!("alt.*"));
    let by_reference = NewsUri::article().msg_id(&id).server(&SERVER).build();
    assert_eq!(NewsUri::article().server(SERVER.clone()).msg_id(id).build(), by_reference);
    let by_reference = NewsUri::group().group(&group).server(&SERVER).build();
    assert_eq!(NewsUri::group().server(SERVER.borrowed()).group(group).build(), by_reference);
    let by_reference = NewsUri::groups().wildmat(&pattern).build();
    assert_eq!(NewsUri::groups().wildmat(pattern).build(), by_reference);

    let host = String::from("news.example.com");
    let link = {
        let (group, id) = (String::from("alt.test"), String::from("<1@x>"));
        let server = Server::parse(&host).unwrap();
        let id = MessageId::try_from(id).unwrap();
        let group = Newsgroup::parse(&group).unwrap();
        let article = NewsUri::article().server(&server).msg_id(&id).build();
        let number = ArticleNumber::try_from(742_u64).unwrap();
        let numbered =
            NewsUri::numbered_article().number(number).group(&group).server(&server).build();
        [article, numbered]
    };
    assert_eq!(link[0], "news://news.example.com/1@x");
    assert_eq!(link[1], "nntp://news.example.com/alt.test/742");
    let pattern = Wildmat::from(newsgroup!("alt.test"));
    assert_eq!(NewsUri::groups().wildmat(pattern).build(), "news:alt.test");
}
