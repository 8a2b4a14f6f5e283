//! One text, by one grammar.

use super::{DraftUriRef, Grammar};
use crate::NewsUriRef;

/// What a text is by one of the grammars that take it. [`Grammar::accepting`] gives them all.
///
/// ```
/// use newsuri::draft::{Grammar, Reading};
///
/// // RFC 1738 has no server in `news:`, but slashes in a Message-ID.
/// for reading in Grammar::accepting("news://h/a@b") {
///     let id = match reading {
///         Reading::Rfc5538(uri) => uri.message_id().unwrap().to_string(),
///         Reading::Older(uri) => uri.message_id().unwrap().to_string(),
///     };
///     assert_eq!(id, if reading.name() == "RFC 1738, newsurl" { "//h/a@b" } else { "a@b" });
/// }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading<'a> {
    /// A URI of RFC 5538.
    Rfc5538(NewsUriRef<'a>),
    /// A URI of an older grammar.
    Older(DraftUriRef<'a>),
}

impl<'a> Reading<'a> {
    pub(super) fn all(text: &'a str) -> impl Iterator<Item = Self> {
        let strict = NewsUriRef::parse(text).ok().map(Self::Rfc5538);
        let older = |grammar: &Grammar| DraftUriRef::parse(text, *grammar).ok().map(Self::Older);
        strict.into_iter().chain(Grammar::ALL.iter().filter_map(older))
    }

    /// What the grammar is called.
    ///
    /// ```
    /// use newsuri::draft::Grammar;
    ///
    /// let names: Vec<_> = Grammar::accepting("news:comp.lang.c#x").map(|r| r.name()).collect();
    /// assert_eq!(names, ["RFC 5538"]);
    /// ```
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Rfc5538(_) => "RFC 5538",
            Self::Older(uri) => uri.grammar().name(),
        }
    }
}
