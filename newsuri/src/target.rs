//! What a URI names.

use crate::{ArticleNumber, MessageId, Newsgroup, Wildmat};

/// What a URI names, decoded.
///
/// ```
/// use newsuri::{NewsUriRef, Target};
///
/// let uri = NewsUriRef::parse("news://news.example.com/comp.lang.rust")?;
/// match uri.target() {
///     Target::Article(id) => println!("article {}", id.bracketed()),
///     Target::Group(group) => assert_eq!(group, "comp.lang.rust"),
///     Target::Groups(pattern) => println!("the groups like {pattern}"),
///     Target::AllGroups => println!("all groups"),
///     Target::NumberedArticle { group, number } => println!("article {number} in {group}"),
/// }
/// # Ok::<(), newsuri::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Target<'a> {
    /// An article by its Message-ID, which is the same on every server (RFC 5538, 4).
    Article(MessageId<'a>),
    /// One group (RFC 5538, 3 and 4).
    Group(Newsgroup<'a>),
    /// The groups whose names match a pattern (RFC 5538, 4).
    Groups(Wildmat<'a>),
    /// All groups that the server has (RFC 5538, 4).
    AllGroups,
    /// An article by its number in a group of this server (RFC 5538, 3).
    NumberedArticle {
        /// The group.
        group: Newsgroup<'a>,
        /// The number of the article in the group, which no other server shares.
        number: ArticleNumber,
    },
}

impl Target<'_> {
    /// The same, independent of the text it came from.
    ///
    /// ```
    /// use newsuri::{NewsUri, Target, newsgroup};
    ///
    /// let target = {
    ///     let uri: NewsUri = "news:comp.lang.rust".parse()?;
    ///     uri.target().into_owned()
    /// };
    /// assert_eq!(target, Target::Group(newsgroup!("comp.lang.rust")));
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub fn into_owned(self) -> Target<'static> {
        match self {
            Self::Article(id) => Target::Article(id.into_owned()),
            Self::Group(group) => Target::Group(group.into_owned()),
            Self::Groups(pattern) => Target::Groups(pattern.into_owned()),
            Self::AllGroups => Target::AllGroups,
            Self::NumberedArticle { group, number } => {
                Target::NumberedArticle { group: group.into_owned(), number }
            }
        }
    }
}
