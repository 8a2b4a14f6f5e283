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
//! *all* stands for all groups, `x` for one group with that name, *like* for the groups like a
//! pattern, **—** for an error.
//!
//! [PLACEHOLDER]

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
