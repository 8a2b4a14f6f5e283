#![forbid(unsafe_code)]
#![deny(warnings)]

use newsuri::draft::{ArticleNumber, ArticleRange, DraftUri, MessageId, Newsgroup, Wildmat};
use newsuri::{Server, msg_id, newsgroup, server, wildmat};

static SERVER: Server = server!("news.example.com");

fn main() {
    let id = MessageId::from_static("1@x");
    let group = Newsgroup::from_static("alt.test");
    let list = Wildmat::from_static("alt.*,!alt.test");
    let by_reference = DraftUri::article().msg_id(&id).server(&SERVER).build();
    assert_eq!(DraftUri::article().server(SERVER.clone()).msg_id(id).build(), by_reference);
    let by_reference = DraftUri::group().group(&group).server(&SERVER).build();
    assert_eq!(DraftUri::group().server(SERVER.borrowed()).group(group).build(), by_reference);
    let by_reference = DraftUri::groups().wildmat(&list).build();
    assert_eq!(DraftUri::groups().wildmat(list).build(), by_reference);

    // Nouns of RFC 5538, where each of them is one of the draft.
    let (id, pattern) = (msg_id!("1@x"), wildmat!("alt.*"));
    let by_reference = DraftUri::article().msg_id(&id).build();
    assert_eq!(DraftUri::article().msg_id(id).build(), by_reference);
    let by_reference = DraftUri::groups().wildmat(&pattern).build();
    assert_eq!(DraftUri::groups().wildmat(pattern).build(), by_reference);
    let group = Newsgroup::try_from(newsgroup!("alt.test")).unwrap();
    let list = Wildmat::from(newsgroup!("alt.test"));
    assert_eq!(DraftUri::groups().wildmat(list).build(), "news:alt.test");

    let articles = DraftUri::articles().server(&SERVER).group(&group);
    let (one, two) = (ArticleNumber::from(1), newsuri::ArticleNumber::from(2));
    let long = ArticleNumber::parse("123456789012345678901234567890").unwrap();
    assert_eq!(articles.clone().number(1).build(), "nntp://news.example.com/alt.test/1");
    assert_eq!(articles.clone().number(&one).build(), articles.clone().number(1_u64).build());
    assert_eq!(articles.clone().number(two).build(), "nntp://news.example.com/alt.test/2");
    assert_eq!(articles.clone().from(one.clone()).build(), articles.clone().range(1..).build());
    assert_eq!(articles.clone().from(two).build(), articles.clone().range(two..).build());
    let range = ArticleRange::from(1..=2);
    let by_reference = articles.clone().range(&range).build();
    assert_eq!(articles.clone().range(range).build(), by_reference);
    assert_eq!(articles.clone().range(1..=2_u64).build(), by_reference);
    assert_eq!(
        articles.clone().range(one..=long).build(),
        "nntp://news.example.com/alt.test/1-123456789012345678901234567890"
    );

    let host = String::from("news.example.com");
    let link = {
        let (group, range) = (String::from("alt.test"), String::from("1-2"));
        let server = Server::parse(&host).unwrap();
        let group = Newsgroup::parse(&group).unwrap();
        let range = ArticleRange::parse(&range).unwrap();
        DraftUri::articles().range(&range).group(&group).server(&server).build()
    };
    assert_eq!(link, by_reference);
}
