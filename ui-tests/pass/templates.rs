#![forbid(unsafe_code)]
#![deny(warnings)]

use std::error::Error;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

use newsuri::{
    ArticleNumber, Fragment, Host, MessageId, NewsUri, Newsgroup, ParseError, Server, Wildmat,
    msg_id, news_uri, newsgroup, server, wildmat,
};

static SERVER: Server = server!("news.example.com");
const GROUP: Newsgroup = newsgroup!("comp.lang.rust");

fn every_place() {
    let (server, host, port) = (&SERVER, Host::parse("[2001:db8::1]").unwrap(), 563);
    let (id, group, pattern) = (msg_id!("a/b@example.com"), GROUP, wildmat!("comp.*"));
    let (number, part) = (ArticleNumber::from(42), Fragment::encode("the top"));
    let user = Server::from((host.clone(), port)).with_user("me");
    let links = [
        (news_uri!("news:{id}"), "news:a%2Fb@example.com"),
        (news_uri!("news:{group}"), "news:comp.lang.rust"),
        (news_uri!("news:{pattern}"), "news:comp.*"),
        (news_uri!("news://{server}/"), "news://news.example.com/"),
        (news_uri!("news://{host}/*"), "news://[2001:db8::1]/*"),
        (news_uri!("news://{server}/{id}"), "news://news.example.com/a%2Fb@example.com"),
        (news_uri!("news://{user}/{group}"), "news://me@[2001:db8::1]:563/comp.lang.rust"),
        (news_uri!("news://me@{host}/{id}"), "news://me@[2001:db8::1]/a%2Fb@example.com"),
        (news_uri!("news://{host}:{port}/{group}"), "news://[2001:db8::1]:563/comp.lang.rust"),
        (news_uri!("news://h.example:{port}/"), "news://h.example:563/"),
        (news_uri!("news://me@{host}:{port}/"), "news://me@[2001:db8::1]:563/"),
        (news_uri!("news://me@{host}:8119/"), "news://me@[2001:db8::1]:8119/"),
        (
            news_uri!("nntp://{server}/{group}/{number}"),
            "nntp://news.example.com/comp.lang.rust/42",
        ),
        (news_uri!("nntp://{host}/{group}/7"), "nntp://[2001:db8::1]/comp.lang.rust/7"),
        (news_uri!("nntp://h.example/a.b/{number}"), "nntp://h.example/a.b/42"),
        (news_uri!("news:{group}#{part}"), "news:comp.lang.rust#the%20top"),
        (news_uri!("news:comp.lang.rust#{part}"), "news:comp.lang.rust#the%20top"),
        (news_uri!("NEWS:{group}#"), "NEWS:comp.lang.rust#"),
        (news_uri!(r"news:{group}"), "news:comp.lang.rust"),
        (news_uri!(r#"news:{group}"#), "news:comp.lang.rust"),
    ];
    for (link, text) in links {
        assert_eq!(link, text);
        assert!(newsuri::NewsUriRef::parse(text).is_ok());
    }
}

fn by_value_and_by_reference() {
    let id = msg_id!("1@example.com");
    let (reference, references) = (&id, &&&id);
    let boxed = Box::new(id.clone());
    assert_eq!(news_uri!("news:{id}"), "news:1@example.com");
    assert_eq!(news_uri!("news:{reference}"), news_uri!("news:{references}"));
    assert_eq!(news_uri!("news:{id}", id = &id), news_uri!("news:{id}", id = references));
    assert_eq!(news_uri!("news:{id}", id = *boxed), news_uri!("news:{id}", id = &*boxed));
    assert_eq!(news_uri!("news:{other}", other = id), "news:1@example.com");
    let mut changed = id;
    assert_eq!(news_uri!("news:{changed}"), "news:1@example.com");
    changed = msg_id!("2@example.com");
    assert_eq!(news_uri!("news:{changed}"), "news:2@example.com");
    let text = String::from("the top");
    let (slice, parts) = (text.as_str(), (text.clone(), 42_u32));
    assert_eq!(news_uri!("news:a.b#{text}"), "news:a.b#the%20top");
    assert_eq!(news_uri!("news:a.b#{slice}"), news_uri!("news:a.b#{part}", part = parts.0));
    let number = ArticleNumber::from(parts.1);
    assert_eq!(news_uri!("nntp://h.example/a.b/{number}").article_number(), Some(number));
    assert_eq!(
        news_uri!("news://{host}:{port}/", host = SERVER.host(), port = 563).port(),
        Some(563)
    );
}

fn the_same_hole_twice() {
    let text = String::from("comp.lang.rust");
    let group = Newsgroup::parse(&text).unwrap();
    let mut calls = 0;
    let mut part = || {
        calls += 1;
        calls.to_string()
    };
    assert_eq!(
        news_uri!("news://h.example/{group}#{text}"),
        "news://h.example/comp.lang.rust#comp.lang.rust"
    );
    let host = Host::parse("h.example").unwrap();
    assert_eq!(news_uri!("news:{group}#{part}", part = part()), "news:comp.lang.rust#1");
    assert_eq!(
        news_uri!("news://{host}/{group}#{part}", part = part()),
        "news://h.example/comp.lang.rust#2"
    );
    assert_eq!(calls, 2);
}

fn values_in_their_order() {
    let mut order = Vec::new();
    let mut call = |name: &'static str| order.push(name);
    let link = news_uri!(
        "nntp://{server}/{group}/{number}",
        number = {
            call("number");
            ArticleNumber::from(1)
        },
        server = {
            call("server");
            &SERVER
        },
        group = {
            call("group");
            GROUP
        },
    );
    assert_eq!(link, "nntp://news.example.com/comp.lang.rust/1");
    assert_eq!(order, ["number", "server", "group"]);
}

fn article(left: &str, number: u64) -> Result<NewsUri, Box<dyn Error>> {
    Ok(news_uri!(
        "nntp://{server}/{group}/{number}#{id}",
        server = Server::parse("news.example.com:563")?,
        group = Newsgroup::parse(&format!("comp.lang.{left}"))?,
        number = ArticleNumber::try_from(number)?,
        id = MessageId::from_parts(left, "example.com")?.as_str(),
    ))
}

fn first(texts: &[&str]) -> Option<NewsUri> {
    for text in texts {
        let found = news_uri!(
            "news:{id}",
            id = match MessageId::parse(text) {
                Ok(id) => id,
                Err(_) => continue,
            }
        );
        return Some(found);
    }
    Some(news_uri!("news:{id}", id = MessageId::parse(texts.first()?).ok()?))
}

async fn group() -> Newsgroup<'static> {
    std::future::ready(GROUP).await
}

async fn in_async_function(server: Server<'_>) -> NewsUri {
    let captured = group().await;
    assert_eq!(news_uri!("news:{captured}"), "news:comp.lang.rust");
    news_uri!("news://{server}/{group}#{part}", group = group().await, part = async { "top" }.await)
}

fn is_send<T: Send>(future: T) -> T {
    future
}

fn of_lifetimes<'a, 's>(id: &MessageId<'a>, server: &'s Server<'a>) -> (NewsUri, &'s str) {
    (news_uri!("news://{server}/{id}"), "")
}

fn of_type<'a, T: Into<Newsgroup<'a>>>(group: T) -> NewsUri {
    news_uri!("news:{group}", group = group.into())
}

struct Articles<'a> {
    group: Newsgroup<'a>,
}

impl<'a> Articles<'a> {
    fn links(&self, numbers: &'a [u32]) -> impl Iterator<Item = NewsUri> {
        numbers.iter().map(|&number| {
            news_uri!(
                "nntp://{SERVER}/{group}/{number}",
                group = self.group,
                number = ArticleNumber::from(number),
            )
        })
    }
}

fn name(link: &NewsUri, group: &Newsgroup<'_>) -> &'static str {
    match link {
        link if *link == news_uri!("news:{group}") => "group",
        link if *link == news_uri!("news://{SERVER}/{group}") => "group on server",
        _ => "other",
    }
}

fn in_expressions() {
    let ids = [msg_id!("1@example.com"), msg_id!("2@example.com")];
    let links: Vec<NewsUri> = ids.iter().map(|id| news_uri!("news:{id}")).collect();
    assert_eq!(links[1], "news:2@example.com");
    let moved = move |part: &str| news_uri!("news:{id}#{part}", id = ids[0]);
    assert_eq!(moved("top"), "news:1@example.com#top");
    let mut texts = String::new();
    for number in 1..=3 {
        let number = ArticleNumber::from(number);
        texts += news_uri!("nntp://{SERVER}/{GROUP}/{number}").as_str();
    }
    assert_eq!(texts.len(), 3 * "nntp://news.example.com/comp.lang.rust/1".len());
    assert_eq!(name(&news_uri!("news:{GROUP}"), &GROUP), "group");
    assert_eq!(name(&news_uri!("news://{SERVER}/{GROUP}"), &GROUP), "group on server");
    assert_eq!(name(&news_uri!("news:*"), &GROUP), "other");
    let links =
        [news_uri!("news:{GROUP}"), news_uri!["news:{GROUP}",], news_uri! { "news:{GROUP}" }];
    assert_eq!(links[0], links[1]);
    assert!(links.contains(&news_uri!("news:{a}", a = GROUP)));
    let pattern = |all| if all { wildmat!("*") } else { Wildmat::from(GROUP) };
    assert_eq!(news_uri!("news:{pattern}", pattern = pattern(true)), "news:*");
    assert_eq!(news_uri!("news:{pattern}", pattern = pattern(false)), "news:comp.lang.rust");
    let text =
        format!("{} {:?}", news_uri!("news:{GROUP}"), Some(news_uri!("news:{GROUP}")).is_some());
    assert_eq!(text, "news:comp.lang.rust true");
    let lazy = std::sync::LazyLock::new(|| news_uri!("news:{GROUP}"));
    assert_eq!(*lazy, "news:comp.lang.rust");
    let parsed = (|| -> Result<_, ParseError> {
        Ok(news_uri!("news:{group}", group = Newsgroup::parse("a b")?))
    })();
    assert!(parsed.is_err());
    let generic = news_uri!(
        "news:{map}",
        map = std::collections::HashMap::<u8, Newsgroup<'_>>::from([(1, GROUP)])[&1]
    );
    assert_eq!(generic, "news:comp.lang.rust");
}

fn main() {
    every_place();
    by_value_and_by_reference();
    the_same_hole_twice();
    values_in_their_order();
    in_expressions();
    assert_eq!(
        article("rust", 42).unwrap(),
        "nntp://news.example.com:563/comp.lang.rust/42#rust@example.com"
    );
    assert!(article("a b", 42).is_err());
    assert!(article("a", u64::MAX).is_err());
    assert_eq!(first(&["no id", "1@example.com"]).unwrap(), "news:1@example.com");
    assert_eq!(first(&[]), None);
    let mut future = pin!(is_send(in_async_function(SERVER.clone())));
    let mut context = Context::from_waker(Waker::noop());
    let Poll::Ready(link) = future.as_mut().poll(&mut context) else { unreachable!() };
    assert_eq!(link, "news://news.example.com/comp.lang.rust#top");
    let text = String::from("1@example.com");
    let id = MessageId::parse(&text).unwrap();
    assert_eq!(of_lifetimes(&id, &SERVER).0, "news://news.example.com/1@example.com");
    assert_eq!(of_type(GROUP), "news:comp.lang.rust");
    let articles = Articles { group: GROUP };
    assert_eq!(articles.links(&[1, 2]).last().unwrap(), "nntp://news.example.com/comp.lang.rust/2");
}

use std::future::Future;
