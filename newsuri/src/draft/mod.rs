//! The grammars before RFC 5538: an older draft in three formulations, and RFC 1738.
//!
//! Links that follow them are still about. A [`DraftUri`] is read by one of them, says what it names
//! by it, and becomes a [`NewsUri`](crate::NewsUri) where RFC 5538 can name the same:
//!
//! ```
//! use newsuri::draft::{DraftUri, Grammar, NoEquivalent};
//!
//! let link = DraftUri::parse("news://news.example.com/a..b@example.com", Grammar::Primary)?;
//! assert_eq!(link.message_id().unwrap(), "a..b@example.com");
//! assert_eq!(link.to_rfc5538(), Err(NoEquivalent::MessageId));
//!
//! let link = DraftUri::parse("news:example.n|a", Grammar::Primary)?;
//! assert_eq!(link.to_rfc5538().unwrap(), "news:example.n%7Ca");
//! # Ok::<(), newsuri::ParseError>(())
//! ```
//!
//! Nothing here weakens RFC 5538: [`NewsUri`](crate::NewsUri), its builder and
//! [`news_uri!`](crate::news_uri) know nothing of it.
//!
//! | you have | you want | look at |
//! |---|---|---|
//! | a literal | a [`DraftUri`] | [`draft_uri!`](crate::draft_uri) |
//! | names | a [`DraftUri`] | [`DraftUri::article`], [`::group`](DraftUri::group), [`::groups`](DraftUri::groups), [`::all_groups`](DraftUri::all_groups), [`::articles`](DraftUri::articles) |
//! | text | a [`DraftUri`] | [`DraftUri::parse`], [`DraftUriRef::parse`] |
//! | text | to know which grammars take it | [`Grammar::accepting`] |
//! | a [`DraftUri`] | the same in RFC 5538 | [`DraftUri::to_rfc5538`] |
//! | a [`NewsUri`](crate::NewsUri) | the same in the older draft | [`DraftUri::from_rfc5538`] |
//!
//! # The grammars and their differences
//!
//! What a text names by each of them; a dash is an error. The server is `h` wherever one is named, save
//! in the last column of `news://h/a@b`: RFC 1738 has no server in `news:`, so that all of it is the id.
//!
#![doc = include_str!("differences.md")]
//!
//! A text that RFC 5538 and a formulation of the draft both accept names the same in both, save where
//! its name has a `*`, `%2A` or `%3F`: there RFC 5538 and the second alternative read a pattern, the
//! primary formulation and the first alternative one name (a lone raw `*` is all groups in the primary
//! one). Message-IDs have at most 248 octets in RFC 5538 and any length in the others.
//!
//! # What was decided where the texts leave room
//!
//! - The draft reserves `%`, `@`, `/`, `?` and `#` in names: they are read percent-encoded only, and `>`
//!   never in a Message-ID. All else that is printable ASCII is read raw or encoded. What RFC 3986 does
//!   not allow raw, such as `{`, is *written* encoded, so that a built URI is one for everyone.
//! - The second alternative "would allow" `news:` as well, and is read so; it has no `news://h` and
//!   `news://h/`. In it, `%2C` and `%21` separate and negate as `,` and `!` do, for it is the decoded
//!   text that goes to a server.
//! - Where the first alternative "deprecates" `*`, it is read as the name that its grammar makes of it,
//!   with advice.
//! - A range `m-n` with `n` before `m` is read, and is empty (RFC 3977, 6.1.2.2), with advice.
//! - "Not every message-id" of the draft "is valid" (2.1): that RFC 5536 forbids one is advice.
//! - A port is at most 65535, also in RFC 1738.

mod advice;
mod article_number;
mod article_range;
pub mod build;
mod convert;
mod draft_uri;
mod draft_uri_ref;
mod grammar;
mod message_id;
mod newsgroup;
mod no_equivalent;
mod odd_message_id;
mod reading;
mod target;
mod wildmat;
mod write;

pub use article_number::ArticleNumber;
pub use article_range::ArticleRange;
pub use draft_uri::DraftUri;
pub use draft_uri_ref::DraftUriRef;
pub use grammar::{Formulation, Grammar};
pub use message_id::MessageId;
pub use newsgroup::Newsgroup;
pub use no_equivalent::NoEquivalent;
pub use odd_message_id::OddMessageId;
pub use reading::Reading;
pub use target::Target;
pub use wildmat::Wildmat;
