#![forbid(unsafe_code)]
#![deny(warnings)]

use newsuri::{ArticleNumber, Host, NewsUri, msg_id, news_uri, newsgroup, server, wildmat};

static LINKS: &[NewsUri] = &[
    news_uri!("news:comp.lang.rust"),
    news_uri!("news:comp.lang.c++"),
    news_uri!("news:org.kernel.vger.git"),
    news_uri!("news:*"),
    news_uri!("news:1@example.com"),
    news_uri!("news:a%2Fb@example.com"),
    news_uri!("news:computer-lang%2Fcobol-faq_962961522@rtfm.mit.edu"),
    news_uri!("news://news.example.com/"),
    news_uri!("news://news.example.com/*"),
    news_uri!("news://news.example.com/comp.lang.rust"),
    news_uri!("news://news.example.com:563/comp.lang.rust"),
    news_uri!("news://me@news.example.com/comp.lang.rust"),
    news_uri!("news://[2001:db8::1]:563/comp.lang.rust"),
    news_uri!("news://192.0.2.1/1@example.com"),
    news_uri!("news:///comp.lang.rust"),
    news_uri!("news:comp.lang.rust#top"),
    news_uri!("news:1@example.com#part@2"),
    news_uri!("nntp://news.gmane.org/gmane.ietf.tools/742"),
];

/// Advice is about what the template says: what fills it was advised where it was made.
fn main() {
    assert_eq!(LINKS.len(), 18);
    let (server, id) = (server!("me@news.example.com:119"), msg_id!("1@[example.com]"));
    assert_eq!(news_uri!("news://{server}/{id}"), "news://me@news.example.com/1@%5Bexample.com%5D");
    let (group, number) = (newsgroup!("Comp.2600"), ArticleNumber::from(0));
    let uri = news_uri!("nntp://{server}/{group}/{number}");
    assert_eq!(uri, "nntp://me@news.example.com/Comp.2600/0");
    let pattern = wildmat!("comp.*");
    assert_eq!(news_uri!("news:{pattern}"), "news:comp.*");
    let (host, port, part) = (Host::parse("news.example.com").unwrap(), 119, "a@b");
    let uri = news_uri!("news://{host}:{port}/{group}#{part}");
    assert_eq!(uri, "news://news.example.com:119/Comp.2600#a@b");
}
