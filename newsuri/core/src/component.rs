//! The components of the texts that are read.

use core::fmt;

/// The part of a text that an error is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Component {
    /// The whole text.
    Text,
    /// `news`, `nntp` or `snews`.
    Scheme,
    /// The `//` and what belongs to it as a whole.
    Server,
    /// The user in front of the host.
    Userinfo,
    /// The host.
    Host,
    /// The port.
    Port,
    /// A query, which these schemes do not have.
    Query,
    /// The Message-ID of an article.
    MessageId,
    /// The name of a newsgroup, or a pattern for such names.
    Newsgroup,
    /// The number of an article in its group.
    ArticleNumber,
    /// The fragment.
    Fragment,
}

impl Component {
    /// The name of the component as RFC texts write it.
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
            Self::Fragment => "fragment",
        }
    }
}

impl fmt::Display for Component {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
