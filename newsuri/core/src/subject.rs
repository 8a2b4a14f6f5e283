//! What is read: a URI, or one noun by itself.

/// What kind of text was read.
///
/// ```
/// # use newsuri_core as newsuri;
/// use newsuri::{Scheme, Subject};
///
/// let error = "http".parse::<Scheme>().unwrap_err();
/// assert_eq!(error.subject(), Subject::Scheme);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Subject {
    /// A URI (RFC 5538, 3 and 4).
    Uri,
    /// A Message-ID by itself (RFC 5536, 3.1.3).
    MessageId,
    /// A newsgroup name by itself (RFC 3977, 4.1).
    Newsgroup,
    /// A wildmat pattern by itself (RFC 3977, 4.1).
    Wildmat,
    /// A server by itself (RFC 3986, 3.2).
    Server,
    /// A host by itself (RFC 3986, 3.2.2).
    Host,
    /// An article number by itself (RFC 5538, 3).
    ArticleNumber,
    /// A scheme by itself (RFC 3986, 3.1).
    Scheme,
    /// A fragment by itself (RFC 3986, 3.5).
    Fragment,
}

impl Subject {
    /// What an error calls the text.
    ///
    /// ```
    /// # use newsuri_core as newsuri;
    /// use newsuri::Subject;
    ///
    /// assert_eq!(Subject::Uri.name(), "news URI");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Uri => "news URI",
            Self::MessageId => "Message-ID",
            Self::Newsgroup => "newsgroup name",
            Self::Wildmat => "wildmat",
            Self::Server => "server",
            Self::Host => "host",
            Self::ArticleNumber => "article number",
            Self::Scheme => "scheme",
            Self::Fragment => "fragment",
        }
    }
}
