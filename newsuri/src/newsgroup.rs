//! Names of newsgroups.

use alloc::borrow::Cow;
use alloc::string::String;
use core::fmt;

use crate::text_noun::text_noun;

/// The name of one newsgroup: `1*wildmat-exact` of [RFC 3977, 4.1], but not `.` or `..`.
///
/// It is decoded, case-sensitive UTF-8. That is more than [RFC 5536, 3.1.4] allows for new groups,
/// because groups with other names exist.
///
/// ```
/// use newsuri::{Newsgroup, newsgroup};
///
/// const GROUP: Newsgroup = newsgroup!("comp.lang.rust");
/// assert_eq!(Newsgroup::parse("comp.lang.rust")?, GROUP);
///
/// // A pattern is not the name of a group; `Wildmat` is for patterns.
/// let error = Newsgroup::parse("comp.lang.*").unwrap_err();
/// assert_eq!(error.range(), 10..11);
/// # Ok::<(), newsuri::ParseError>(())
/// ```
///
/// [RFC 3977, 4.1]: https://www.rfc-editor.org/rfc/rfc3977#section-4.1
/// [RFC 5536, 3.1.4]: https://www.rfc-editor.org/rfc/rfc5536#section-3.1.4
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Newsgroup<'a>(Cow<'a, str>);

text_noun!(
    Newsgroup, newsuri_core::plain::newsgroup,
    "fr.rec.café" from "news:fr.rec.caf%C3%A9" by newsgroup
);

impl<'a> Newsgroup<'a> {
    /// The group of a text that was scanned as the newsgroup of a URI.
    pub(crate) const fn decoded(text: Cow<'a, str>) -> Self {
        Self(text)
    }

    /// A name from elsewhere, checked.
    pub(crate) fn from_cow(name: Cow<'a, str>) -> Result<Self, crate::ParseError> {
        newsuri_core::plain::newsgroup(&name)?;
        Ok(Self(name))
    }
}
