//! What is read: a URI, or one noun by itself.

use crate::grammar::{Document, Grammar};

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
    /// A URI of the older draft (the older draft, 2 and 3).
    DraftUri,
    /// A URL of RFC 1738 (RFC 1738, 3.6 and 3.7).
    Rfc1738Url,
    /// A Message-ID of the older draft by itself (the older draft, 2).
    DraftMessageId,
    /// A newsgroup name of the older draft by itself (the older draft, 2).
    DraftNewsgroup,
    /// A wildmat by itself, which can be a list (RFC 3977, 4.1).
    DraftWildmat,
    /// An article number of the older draft by itself (the older draft, 3).
    DraftArticleNumber,
    /// A range of article numbers by itself (the older draft, 3).
    ArticleRange,
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
            Self::DraftUri => "draft news URI",
            Self::Rfc1738Url => "RFC 1738 news URL",
            Self::DraftMessageId => "draft Message-ID",
            Self::DraftNewsgroup => "draft newsgroup name",
            Self::DraftWildmat => "draft wildmat",
            Self::DraftArticleNumber => "draft article number",
            Self::ArticleRange => "range of article numbers",
        }
    }

    /// The grammar that a text is read by if no other is said.
    pub(crate) const fn grammar(self) -> Grammar {
        match self {
            Self::DraftUri
            | Self::DraftMessageId
            | Self::DraftNewsgroup
            | Self::DraftWildmat
            | Self::DraftArticleNumber
            | Self::ArticleRange => Grammar::Primary,
            Self::Rfc1738Url => Grammar::NewsUrl,
            _ => Grammar::Rfc5538,
        }
    }
}

impl Grammar {
    /// What a text is when it is read as a whole.
    pub(crate) const fn subject(self) -> Subject {
        match self.document() {
            Document::Rfc5538 => Subject::Uri,
            Document::Draft => Subject::DraftUri,
            Document::Rfc1738 => Subject::Rfc1738Url,
        }
    }
}
