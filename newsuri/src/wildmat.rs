//! Patterns for names of newsgroups.

use alloc::borrow::Cow;
use alloc::string::String;
use core::fmt;

use crate::text_noun::text_noun;

/// A pattern for newsgroup names: one `wildmat-pattern` of [RFC 3977, 4.1].
///
/// `*` stands for any characters, `?` for one; there is no list and no negation. A pattern without
/// wildcards names one group, and as a URI it reads back as that group; `*` reads back as all
/// groups.
///
/// ```
/// use newsuri::{NewsUri, Wildmat, wildmat};
///
/// const PATTERN: Wildmat = wildmat!("alt.binaries.*");
/// let uri = NewsUri::groups().wildmat(PATTERN).build();
/// assert_eq!(uri.as_str(), "news:alt.binaries.*");
/// assert_eq!(uri.wildmat(), Some(PATTERN));
/// ```
///
/// [RFC 3977, 4.1]: https://www.rfc-editor.org/rfc/rfc3977#section-4.1
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Wildmat<'a>(Cow<'a, str>);

text_noun!(
    Wildmat, newsuri_core::plain::wildmat,
    "example.group.th?se" from "news:example.group.th%3Fse" by wildmat
);

impl<'a> Wildmat<'a> {
    /// The pattern of a text that was scanned as the newsgroups of a URI.
    pub(crate) const fn decoded(text: Cow<'a, str>) -> Self {
        Self(text)
    }

    /// A pattern from elsewhere, checked.
    pub(crate) fn from_cow(pattern: Cow<'a, str>) -> Result<Self, crate::ParseError> {
        newsuri_core::plain::wildmat(&pattern)?;
        Ok(Self(pattern))
    }
}

/// One group is a pattern without wildcards.
impl<'a> From<crate::Newsgroup<'a>> for Wildmat<'a> {
    fn from(group: crate::Newsgroup<'a>) -> Self {
        Self(group.into_cow())
    }
}
