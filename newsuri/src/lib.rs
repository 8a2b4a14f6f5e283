//! Links into Usenet: `news:`, `nntp:` and `snews:` URIs, as [RFC 5538] defines them.
//!
//! **A link in code** is checked when the program is compiled, and costs nothing when it runs:
//!
//! ```
//! use newsuri::{NewsUri, news_uri};
//!
//! static FAQ: NewsUri = news_uri!("news:computer-lang%2Ffaq_962961522@rtfm.mit.edu");
//! ```
//!
//! **A link from data** is built of real names. What a URI needs is encoded, what it lacks is a
//! compile error, and what comes out is valid:
//!
//! ```
//! use newsuri::{MessageId, NewsUri, Server};
//!
//! let id = MessageId::parse("<eNcItYI$#GA.70@cpmsnbbsa02>")?;
//! let server = Server::parse("news.example.com")?;
//! let link = NewsUri::article().server(&server).msg_id(&id).build();
//! assert_eq!(link, "news://news.example.com/eNcItYI$%23GA.70@cpmsnbbsa02");
//! # Ok::<(), newsuri::ParseError>(())
//! ```
//!
//! **A link from elsewhere** is read strictly, and says what it names, decoded once:
//!
//! ```
//! use newsuri::{NewsUriRef, Target};
//!
//! let link = NewsUriRef::parse("nntp://news.gmane.org/gmane.ietf.tools/742")?;
//! let Target::NumberedArticle { group, number } = link.target() else { unreachable!() };
//! assert_eq!((group.as_str(), number.get()), ("gmane.ietf.tools", 742));
//! assert_eq!(link.effective_port(), Some(119));
//!
//! let text = "news:comp.lang.c~";
//! let error = NewsUriRef::parse(text).unwrap_err();
//! println!("{}", error.report(text));
//! # Ok::<(), newsuri::ParseError>(())
//! ```
//!
//! The last line prints
//!
//! ```text
//! invalid news URI at byte 16: newsgroup: this character must be percent-encoded
//!     news:comp.lang.c~
//!                     ^
//! help: write "news:comp.lang.c%7E"
//! note: RFC 5538, section 3
//! ```
//!
//! # Where to look
//!
//! | you have | you want | look at |
//! |---|---|---|
//! | a literal, with holes or without | a [`NewsUri`] | [`news_uri!`], and [`msg_id!`], [`newsgroup!`], [`wildmat!`], [`server!`] |
//! | names | a [`NewsUri`] | [`NewsUri::article`], [`::group`](NewsUri::group), [`::groups`](NewsUri::groups), [`::all_groups`](NewsUri::all_groups), [`::nntp_group`](NewsUri::nntp_group), [`::numbered_article`](NewsUri::numbered_article) |
//! | text | to look at it | [`NewsUriRef::parse`], which allocates nothing |
//! | text | to keep it | [`NewsUri`] by `parse`, `TryFrom` or `FromStr` |
//! | a URI | what it names | [`Target`], [`Server`], [`Scheme`], [`Fragment`] |
//! | a URI | another server or fragment, or the canonical form | [`NewsUri::to_builder`] |
//! | a URI | to know what is valid but unwise in it | [`NewsUri::advice`] |
//! | a refused text | the reason, the place, the rule, the fix | [`ParseError`], [`ParseErrorKind`], [`Report`], [`Suggestion`] |
//! | a link by an older grammar | what it names, and the same in RFC 5538 | the module [`draft`] |
//!
//! # What is checked when
//!
//! | | literal macros | builder | parsing |
//! |---|---|---|---|
//! | syntax of a URI or a name | compile time | when the noun is made | run time |
//! | completeness, and nothing twice | compile time | compile time | run time |
//! | percent-encoding | compile time | done for you | run time |
//! | which server exists, which article is there | never | never | never |
//!
//! # Rationale
//!
//! The ABNF of RFC 5538 decides what is valid, with the constructs it names: the authority of
//! RFC 3986, `msg-id-core` of RFC 5536, `wildmat-pattern` and `wildmat-exact` of RFC 3977. Where
//! the texts leave room:
//!
//! - A raw `@` in the path, and nothing else, makes an article (RFC 5538, 2.2): `news:a%40b` names
//!   a group. The decoded id must be one of RFC 5536, at most 250 octets with its brackets.
//! - `news://host` without a slash is read as all groups there (RFC 5538, 2.2 lets the end of the
//!   URI end a server); it is written with the slash. `news://` alone is an error.
//! - An empty host means the default server in `news:` and `snews:`, and is an error in `nntp:`.
//! - A raw `?` is an error: the schemes have no query (RFC 5538, 2.3).
//! - `.` and `..` are not newsgroup names, and never dot segments (RFC 5538, 2.3).
//! - Only `group-char`, and in `news:` `*`, may stand raw in a group's name, so `~` is an error
//!   there although RFC 3986 would have it raw.
//! - Names that RFC 5536 advises against, such as `comp..c` or `COMP.LANG`, are read: they exist.
//! - Inside a domain literal, `:` and `@` are read raw and written encoded: they are `gen-delims`,
//!   but missing from the list in RFC 5538, 4.
//! - A port above 65535 is an error, and so is an IPv6 zone. Port 0 and leading zeros are read.
//! - `nntps:` is defined nowhere and is refused by name.
//! - What an older draft and RFC 1738 allowed is not read as a [`NewsUri`]: article ranges, lists of
//!   patterns, ids that RFC 5536 forbids. The module [`draft`] reads it, and shows in one table how the
//!   grammars differ.
//!
//! # Security
//!
//! A password in a link is no secret (RFC 5538, 7). None is ever written here, and neither `Debug`
//! nor an error shows one. `Display`, [`NewsUri::as_str`] and [`NewsUri::userinfo`] show the text as
//! it is; for a log, there is [`NewsUri::redacted`].
//!
//! Message-IDs and groups never hold CR, LF, NUL, TAB or space, encoded or not. Hosts and users can
//! decode to anything, which [`Host::text`] and [`Server::user`] withhold. Groups can hold characters
//! that turn text around: escape what is shown.
//!
//! Port 119 is cleartext unless the server offers STARTTLS (RFC 4642); port 563 and `snews:` mean TLS
//! from the first byte (RFC 8143). Articles expire, and nothing stops a server from giving another
//! one under a known Message-ID.
//!
//! # Speed
//!
//! Reading is linear and allocates nothing; a name is copied only where it has to be decoded. Building
//! allocates once, exactly what the text takes. `tests/bench/run` in the repository measures it beside
//! other crates; the figures are in `tests/bench/results/speed.md`.
//!
//! # Features
//!
//! None yet. The crate is `no_std` and needs `alloc`.
//!
//! [RFC 5538]: https://www.rfc-editor.org/rfc/rfc5538
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod article_number;
pub mod builder;
pub mod draft;
mod fragment;
mod host;
mod macros;
mod message_id;
mod news_uri;
mod news_uri_ref;
mod newsgroup;
mod percent;
mod refused;
mod scanned;
mod server;
mod target;
mod template;
mod text_noun;
mod uri_traits;
mod wildmat;
mod writer;

pub use article_number::{ArticleNumber, ArticleNumberTooLarge};
pub use builder::{Builder, EditBuilder};
pub use fragment::Fragment;
pub use host::Host;
pub use message_id::MessageId;
pub use news_uri::NewsUri;
pub use news_uri_ref::NewsUriRef;
pub use newsgroup::Newsgroup;
pub use newsuri_core::{
    Advice, AdviceKind, Component, HostKind, ParseError, ParseErrorKind, Report, Rule, Scheme,
    Subject, Suggestion,
};
pub use refused::Refused;
pub use server::Server;
pub use target::Target;
pub use wildmat::Wildmat;

/// What the macros expand to.
#[doc(hidden)]
pub mod __private {
    pub use crate::template::{Part, a_template_is_filled_at_run_time};
    pub use newsuri_macros::{draft_uri, msg_id, news_uri, newsgroup, server, wildmat};
}
