//! Names of newsgroups, as the older draft allows them.

use alloc::borrow::Cow;
use alloc::string::String;
use core::fmt;

use newsuri_core::plain;

use crate::percent;
use crate::text_noun::text_noun;

/// The name of one newsgroup in the older draft: `1*%d33-126`, in which `*` and `,` mean themselves.
///
/// It is ASCII. A name that is not is a [`newsuri::Newsgroup`](crate::Newsgroup), which the second
/// alternative can write as a wildmat.
///
/// ```
/// use newsuri::draft::Newsgroup;
///
/// let odd = Newsgroup::parse("comp.*,!x")?;
/// // RFC 5538 cannot name it.
/// assert!(newsuri::Newsgroup::try_from(odd).is_err());
///
/// let group = Newsgroup::parse("comp.lang.c~")?;
/// assert_eq!(newsuri::Newsgroup::try_from(group), newsuri::Newsgroup::parse("comp.lang.c~"));
/// # Ok::<(), newsuri::ParseError>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Newsgroup<'a>(Cow<'a, str>);

text_noun!(
    Newsgroup in draft, plain::draft_newsgroup,
    "comp.text.~" from "news:comp.text.~" by newsgroup
);

impl<'a> Newsgroup<'a> {
    /// The group of a text that was scanned as the newsgroup of a URI.
    pub(crate) fn decode(text: &'a str) -> Self {
        Self(percent::decode(text))
    }
}

/// Fails where the name is not ASCII.
impl<'a> TryFrom<crate::Newsgroup<'a>> for Newsgroup<'a> {
    type Error = crate::ParseError;

    fn try_from(group: crate::Newsgroup<'a>) -> Result<Self, Self::Error> {
        plain::draft_newsgroup(group.as_str())?;
        Ok(Self(group.into_cow()))
    }
}

/// Fails where the name is not ASCII.
impl<'a> TryFrom<&'a crate::Newsgroup<'_>> for Newsgroup<'a> {
    type Error = crate::ParseError;

    fn try_from(group: &'a crate::Newsgroup<'_>) -> Result<Self, Self::Error> {
        Self::try_from(group.borrowed())
    }
}

/// Fails where the name is none of RFC 5538: with a wildcard, a `,`, a `!` and the like.
impl<'a> TryFrom<Newsgroup<'a>> for crate::Newsgroup<'a> {
    type Error = crate::ParseError;

    fn try_from(group: Newsgroup<'a>) -> Result<Self, Self::Error> {
        Self::from_cow(group.0)
    }
}
