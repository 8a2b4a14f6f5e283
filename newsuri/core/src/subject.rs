//! What is read: a URI, or one noun by itself.

/// What kind of text was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Subject {
    /// A URI.
    Uri,
    /// A Message-ID by itself.
    MessageId,
    /// A newsgroup name by itself.
    Newsgroup,
    /// A wildmat pattern by itself.
    Wildmat,
    /// A server by itself.
    Server,
    /// A host by itself.
    Host,
    /// An article number by itself.
    ArticleNumber,
    /// A scheme by itself.
    Scheme,
    /// A fragment by itself.
    Fragment,
}

impl Subject {
    /// What an error calls the text.
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
