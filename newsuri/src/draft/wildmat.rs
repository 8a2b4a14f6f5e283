//! Wildmats: lists of patterns.

use alloc::borrow::Cow;
use alloc::string::String;
use core::fmt;

use crate::percent;
use crate::text_noun::text_noun;

/// A `wildmat` of [RFC 3977, 4.1]: patterns with commas between them, of which a `!` negates all
/// but the first. Of those that match a name, the last one decides.
///
/// The second alternative of the older draft has it, in the formulation
/// [`Wildmat`](super::Grammar::Wildmat). One pattern without a list is a
/// [`newsuri::Wildmat`](crate::Wildmat) as well.
///
/// ```
/// use newsuri::draft::Wildmat;
///
/// let wildmat = Wildmat::parse("comp.*,!comp.os.*")?;
/// let patterns: Vec<_> = wildmat.patterns().collect();
/// assert_eq!(patterns[0], (true, Wildmat::parse("comp.*")?));
/// assert_eq!(patterns[1], (false, Wildmat::parse("comp.os.*")?));
/// assert!(newsuri::Wildmat::try_from(wildmat).is_err());
/// # Ok::<(), newsuri::ParseError>(())
/// ```
///
/// [RFC 3977, 4.1]: https://www.rfc-editor.org/rfc/rfc3977#section-4.1
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Wildmat<'a>(Cow<'a, str>);

text_noun!(
    Wildmat in draft, newsuri_core::plain::draft_wildmat,
    "comp.*,!comp.os.*" from "news:comp.*,!comp.os.*" by wildmat
);

impl<'a> Wildmat<'a> {
    /// The wildmat of a text that was scanned as one.
    pub(crate) fn decode(text: &'a str) -> Self {
        Self(percent::decode(text))
    }

    /// The patterns in their order, each a wildmat of its own, with whether a name that it matches is
    /// meant: `false` behind a `!`.
    ///
    /// ```
    /// use newsuri::draft::Wildmat;
    ///
    /// let wildmat = Wildmat::parse("a*,!*b,*c*")?;
    /// let meant: Vec<bool> = wildmat.patterns().map(|(meant, _)| meant).collect();
    /// assert_eq!(meant, [true, false, true]);
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    pub fn patterns(&self) -> impl Iterator<Item = (bool, Wildmat<'_>)> {
        self.0.split(',').map(|pattern| match pattern.strip_prefix('!') {
            Some(pattern) => (false, Wildmat(Cow::Borrowed(pattern))),
            None => (true, Wildmat(Cow::Borrowed(pattern))),
        })
    }
}

/// A pattern is a list of one.
impl<'a> From<crate::Wildmat<'a>> for Wildmat<'a> {
    fn from(pattern: crate::Wildmat<'a>) -> Self {
        Self(pattern.into_cow())
    }
}

/// A name is a pattern that matches nothing else.
impl<'a> From<crate::Newsgroup<'a>> for Wildmat<'a> {
    fn from(group: crate::Newsgroup<'a>) -> Self {
        Self(group.into_cow())
    }
}

/// Fails where there are several patterns.
impl<'a> TryFrom<Wildmat<'a>> for crate::Wildmat<'a> {
    type Error = crate::ParseError;

    fn try_from(wildmat: Wildmat<'a>) -> Result<Self, Self::Error> {
        Self::from_cow(wildmat.0)
    }
}
