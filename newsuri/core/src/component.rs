//! The components of the texts that are read.

use core::fmt;

/// The part of a text that an error is about.
///
/// ```
/// # use newsuri_core as newsuri;
/// use newsuri::{Component, Scheme};
///
/// let error = "http".parse::<Scheme>().unwrap_err();
/// assert_eq!(error.component(), Component::Scheme);
/// assert_eq!(error.component().to_string(), "scheme");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Component {
    /// The whole text, which is longer than offsets reach.
    Text,
    /// `news`, `nntp` or `snews` (RFC 3986, 3.1).
    Scheme,
    /// The `//` and what belongs to it as a whole (RFC 5538, 2.1).
    Server,
    /// The user in front of the host (RFC 3986, 3.2.1).
    Userinfo,
    /// The host (RFC 3986, 3.2.2).
    Host,
    /// The TCP port (RFC 3986, 3.2.3).
    Port,
    /// A query, which these schemes do not have (RFC 5538, 2.3).
    Query,
    /// The Message-ID of an article (RFC 5536, 3.1.3).
    MessageId,
    /// The name of a newsgroup, or a pattern for such names (RFC 3977, 4.1).
    Newsgroup,
    /// The number of an article in its group (RFC 5538, 3).
    ArticleNumber,
    /// The numbers of articles in their group (the older draft, 3).
    ArticleRange,
    /// The fragment (RFC 3986, 3.5).
    Fragment,
}

impl Component {
    /// The name of the component as RFC texts write it.
    ///
    /// ```
    /// # use newsuri_core as newsuri;
    /// use newsuri::Component;
    ///
    /// assert_eq!(Component::ArticleNumber.name(), "article-number");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Scheme => "scheme",
            Self::Server => "server",
            Self::Userinfo => "userinfo",
            Self::Host => "host",
            Self::Port => "port",
            Self::Query => "query",
            Self::MessageId => "message-id",
            Self::Newsgroup => "newsgroup",
            Self::ArticleNumber => "article-number",
            Self::ArticleRange => "range",
            Self::Fragment => "fragment",
        }
    }
}

impl fmt::Display for Component {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
