#![forbid(unsafe_code)]
#![deny(warnings)]

use std::fmt::{self, Display, Write};

use newsuri::draft::{DraftUri, Newsgroup};
use newsuri::{NewsUri, Server, draft_uri, msg_id, news_uri, newsgroup, server, wildmat};

const GROUP: &str = "news:comp.lang.rust";

fn write_link<W: Write>(out: &mut W) -> fmt::Result {
    write!(out, "{} {}", news_uri!("news:comp.lang.c"), news_uri!(GROUP))
}

fn write_draft_links<W: Write>(out: &mut W) -> fmt::Result {
    write!(out, "{} {}", draft_uri!("news:a,b", Wildmat), draft_uri!(GROUP, Empty))
}

fn articles<'s, S>(server: S) -> DraftUri
where
    S: Into<Server<'s>>,
{
    const NAME: Newsgroup = Newsgroup::from_static("comp.lang.c");
    DraftUri::articles().server(server.into()).group(NAME).from(1).build()
}

fn link<'s, S, const SECURE: bool>(server: S) -> NewsUri
where
    S: Into<Server<'s>>,
{
    let builder = NewsUri::group().server(server.into()).group(newsgroup!("comp.lang.rust"));
    if SECURE { builder.snews().build() } else { builder.build() }
}

trait Archive {
    fn name(&self) -> impl Display;

    fn links(&self) -> (NewsUri, NewsUri) {
        (news_uri!("news:alt.test"), news_uri!(GROUP))
    }
}

struct Shelf<T>(T);

impl<T: Display> Archive for Shelf<T> {
    fn name(&self) -> impl Display {
        format!("{} at {}", self.0, server!("news.example.com:119"))
    }
}

impl<T> Shelf<T> {
    const FAQ: NewsUri = news_uri!("news:faq@news.example.com");
    const ALL: DraftUri = draft_uri!("news:", Empty);

    fn faq(self) -> (T, NewsUri) {
        const ID: &str = "<faq@news.example.com>";
        (self.0, NewsUri::article().msg_id(msg_id!(ID)).build())
    }
}

async fn pattern<T>(_: T) -> NewsUri {
    NewsUri::groups().wildmat(wildmat!("comp.*")).build()
}

const fn constant<const N: usize>() -> NewsUri {
    news_uri!("news:comp.lang.c")
}

const fn draft_constant<const N: usize>() -> DraftUri {
    draft_uri!(GROUP, NewsUrl)
}

fn main() {
    let mut out = String::new();
    write_link(&mut out).unwrap();
    assert_eq!(out, "news:comp.lang.c news:comp.lang.rust");
    let mut out = String::new();
    write_draft_links(&mut out).unwrap();
    assert_eq!(out, "news:a,b news:comp.lang.rust");
    let host = server!("news.example.com");
    assert_eq!(articles(host.clone()), "nntp://news.example.com/comp.lang.c/1-");
    assert_eq!(Shelf::<()>::ALL, "news:");
    assert_eq!(draft_constant::<3>(), "news:comp.lang.rust");
    assert_eq!(link::<_, true>(host.clone()), "snews://news.example.com/comp.lang.rust");
    assert_eq!(link::<_, false>(host), "news://news.example.com/comp.lang.rust");
    let shelf = Shelf(7);
    assert_eq!(shelf.name().to_string(), "7 at news.example.com:119");
    assert_eq!(shelf.links().1, "news:comp.lang.rust");
    assert_eq!(shelf.faq(), (7, Shelf::<()>::FAQ));
    assert_eq!(constant::<3>(), "news:comp.lang.c");
    let mut pattern = Box::pin(pattern(1));
    let mut context = std::task::Context::from_waker(std::task::Waker::noop());
    let std::task::Poll::Ready(link) = pattern.as_mut().poll(&mut context) else { unreachable!() };
    assert_eq!(link, "news:comp.*");
}
