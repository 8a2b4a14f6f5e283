//! What a URI of an older grammar names.

use super::{ArticleRange, MessageId, Newsgroup, OddMessageId, Wildmat};

/// What a URI of an older grammar names, decoded.
///
/// ```
/// use newsuri::draft::{DraftUri, Target};
///
/// let uri: DraftUri = "nntp://news.example.com/comp.lang.c/100-".parse()?;
/// let Target::Articles { group, range } = uri.target() else { unreachable!() };
/// assert_eq!((group.as_str(), range.last()), ("comp.lang.c", None));
/// # Ok::<(), newsuri::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Target<'a> {
    /// An article by its Message-ID (the older draft, 2.1).
    Article(MessageId<'a>),
    /// An article by an id that only RFC 1738 can write (RFC 1738, 5).
    OddArticle(OddMessageId<'a>),
    /// One group (the older draft, 2.2).
    Group(Newsgroup<'a>),
    /// One group with a name that is not ASCII (the older draft, 2.3, second alternative).
    Utf8Group(crate::Newsgroup<'a>),
    /// The groups whose names match a wildmat other than a single `*` (the older draft, 2.3, second
    /// alternative).
    Groups(Wildmat<'a>),
    /// All groups that the server has (the older draft, 2.3).
    AllGroups,
    /// Articles by their numbers in a group of this server (the older draft, 3).
    Articles {
        /// The group.
        group: Newsgroup<'a>,
        /// The numbers, which no other server shares.
        range: ArticleRange<'a>,
    },
}

impl<'a> Target<'a> {
    /// The article of a text that was scanned as one of RFC 1738.
    pub(super) fn url_article(name: &'a str) -> Self {
        let octets = OddMessageId::decode(name);
        match octets.text().map(MessageId::parse) {
            Some(Ok(_)) => Self::Article(MessageId::decode(name)),
            _ => Self::OddArticle(octets),
        }
    }

    /// The group of a text that was scanned as one.
    pub(super) fn group(name: &'a str) -> Self {
        let group = Newsgroup::decode(name);
        if group.as_str().is_ascii() {
            return Self::Group(group);
        }
        Self::Utf8Group(crate::Newsgroup::decoded(crate::percent::decode(name)))
    }

    /// The same, independent of the text it came from.
    ///
    /// ```
    /// use newsuri::draft::{DraftUri, Target};
    ///
    /// let target = {
    ///     let uri: DraftUri = "news://news.example.com".parse()?;
    ///     uri.target().into_owned()
    /// };
    /// assert_eq!(target, Target::AllGroups);
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub fn into_owned(self) -> Target<'static> {
        match self {
            Self::Article(id) => Target::Article(id.into_owned()),
            Self::OddArticle(id) => Target::OddArticle(id.into_owned()),
            Self::Group(group) => Target::Group(group.into_owned()),
            Self::Utf8Group(group) => Target::Utf8Group(group.into_owned()),
            Self::Groups(wildmat) => Target::Groups(wildmat.into_owned()),
            Self::AllGroups => Target::AllGroups,
            Self::Articles { group, range } => {
                Target::Articles { group: group.into_owned(), range: range.into_owned() }
            }
        }
    }
}

/// Whether both name the same, each by its grammar.
impl PartialEq<crate::Target<'_>> for Target<'_> {
    fn eq(&self, other: &crate::Target<'_>) -> bool {
        use crate::Target as Strict;

        match (self, other) {
            (Self::Article(id), Strict::Article(other)) => id == other.as_str(),
            (Self::Group(group), Strict::Group(other)) => group == other.as_str(),
            // What is ASCII is a `Group`.
            (Self::Utf8Group(group), Strict::Group(other)) => {
                group == other && !group.as_str().is_ascii()
            }
            (Self::Groups(wildmat), Strict::Groups(other)) => wildmat == other.as_str(),
            (Self::AllGroups, Strict::AllGroups) => true,
            (Self::Articles { group, range }, Strict::NumberedArticle { group: other, number }) => {
                group == other.as_str() && *range == ArticleRange::from(*number)
            }
            _ => false,
        }
    }
}

impl PartialEq<Target<'_>> for crate::Target<'_> {
    fn eq(&self, other: &Target<'_>) -> bool {
        other == self
    }
}
