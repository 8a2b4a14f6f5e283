//! The macros in crates of older editions, and passed on by them under other names and in macros of
//! their own.

#![forbid(unsafe_code)]
#![deny(warnings)]

pub use newsuri as links;
pub use newsuri::{news_uri as link, newsgroup as group};

use newsuri::draft::DraftUri;
use newsuri::{
    draft_uri, msg_id, news_uri, newsgroup, server, wildmat, ArticleNumber, MessageId, NewsUri,
    Newsgroup, ParseError, Server, Wildmat,
};

/// A link to an article of a server.
#[macro_export]
macro_rules! article_link {
    ($server:expr, $id:expr) => {
        $crate::links::news_uri!("news://{server}/{id}", server = $server, id = $id)
    };
}

/// A link by a template of the caller.
#[macro_export]
macro_rules! link_by {
    ($template:literal $(, $name:ident = $value:expr)*) => {
        $crate::link!($template $(, $name = $value)*)
    };
}

/// A link that is a constant.
pub const LINK: NewsUri = news_uri!("news:comp.lang.rust");
/// A link by an older grammar.
pub static DRAFT: DraftUri = draft_uri!("nntp://news.example.com/comp.lang.c/100-");
/// A Message-ID.
pub static ID: MessageId<'_> = msg_id!("<1@example.com>");
/// A group.
pub static GROUP: Newsgroup<'_> = newsgroup!("comp.lang.rust");
/// A pattern.
pub static PATTERN: Wildmat<'_> = wildmat!("comp.*");
/// A server.
pub static SERVER: Server<'_> = server!("news.example.com");
/// A link with advice that is kept back.
#[allow(deprecated)]
pub static OLD: NewsUri = news_uri!("snews:comp.lang.rust");

/// Links whose parts are given.
///
/// # Errors
///
/// If the text is no group.
pub fn by_values(group: &str, number: u32) -> Result<[NewsUri; 3], ParseError> {
    let (host, port) = (SERVER.host(), 563);
    let number = ArticleNumber::from(number);
    Ok([
        news_uri!("nntp://{SERVER}/{group}/{number}", group = Newsgroup::parse(group)?),
        news_uri!("news://me@{host}:{port}/{group}#{part}", group = &GROUP, part = group),
        news_uri!(
            #[allow(deprecated)]
            "snews://{host}/{PATTERN}",
        ),
    ])
}

/// A link that is made in an async function.
pub async fn in_async_function(id: MessageId<'_>) -> NewsUri {
    news_uri!("news:{id}", id = async { id }.await)
}

/// What lives no longer than its function stands in its last expression.
#[must_use]
pub fn in_last_expression(id: &str) -> NewsUri {
    let text = id.to_owned();
    news_uri!("news:{id}", id = MessageId::parse(&text).unwrap_or_else(|_| ID.borrowed()))
}

#[test]
fn the_links_are_those_of_the_latest_edition() -> Result<(), ParseError> {
    assert_eq!(LINK, OLD.as_str().trim_start_matches('s'));
    assert_eq!(DRAFT.as_str(), "nntp://news.example.com/comp.lang.c/100-");
    let [by_number, by_port, old] = by_values("comp.lang.c", 42)?;
    assert_eq!(by_number, "nntp://news.example.com/comp.lang.c/42");
    assert_eq!(by_port, "news://me@news.example.com:563/comp.lang.rust#comp.lang.c");
    assert_eq!(old, "snews://news.example.com/comp.*");
    assert_eq!(in_last_expression("1@example.com"), "news:1@example.com");
    assert_eq!(article_link!(&SERVER, &ID), "news://news.example.com/1@example.com");
    Ok(())
}
