//! The builders and the states they go through.
//!
//! A builder begins with one of the functions of [`NewsUri`] that say what the URI names, and ends
//! with `build()`, which exists when the URI is complete and cannot fail. In between, its two type
//! parameters say what it has: a noun, or the word for its absence.
//!
//! ```
//! use newsuri::builder::{Builder, DefaultServer, NoMessageId};
//! use newsuri::{MessageId, NewsUri, Server, msg_id};
//!
//! // A builder that knows its server is stored, and completed for each article.
//! struct Archive {
//!     links: Builder<NoMessageId, Server<'static>>,
//! }
//!
//! impl Archive {
//!     fn link(&self, id: &MessageId<'_>) -> NewsUri {
//!         self.links.clone().msg_id(id).build()
//!     }
//! }
//!
//! fn begin() -> Builder<NoMessageId, DefaultServer> {
//!     NewsUri::article()
//! }
//!
//! let archive = Archive { links: begin().server(Server::from_static("news.example.com")) };
//! assert_eq!(archive.link(&msg_id!("1@example.com")), "news://news.example.com/1@example.com");
//! ```

mod edit;
mod entry;
mod misuse;
mod noun;
mod state;
mod write;

pub use edit::EditBuilder;
pub use noun::{
    IntoArticleNumber, IntoFragment, IntoMessageId, IntoNewsgroup, IntoServer, IntoWildmat,
};
pub use state::{
    AllGroups, DefaultServer, Named, NntpGroup, NoArticleNumber, NoMessageId, NoNewsgroup,
    NoServer, NoWildmat, NumberedArticle, Placed,
};

use write::{Authority, Written};

use crate::{ArticleNumber, Fragment, MessageId, NewsUri, Newsgroup, Scheme, Server, Wildmat};

/// A URI in the making, which names `N` on `S`.
///
/// | begin with | then | states of `N` |
/// |---|---|---|
/// | [`NewsUri::article`] | `.msg_id(..)` | [`NoMessageId`], [`MessageId`] |
/// | [`NewsUri::group`] | `.group(..)` | [`NoNewsgroup`], [`Newsgroup`] |
/// | [`NewsUri::groups`] | `.wildmat(..)` | [`NoWildmat`], [`Wildmat`] |
/// | [`NewsUri::all_groups`] | | [`AllGroups`] |
/// | [`NewsUri::nntp_group`] | `.server(..)`, `.group(..)` | [`NntpGroup`] of the states of a group |
/// | [`NewsUri::numbered_article`] | `.server(..)`, `.group(..)`, `.number(..)` | [`NumberedArticle`] |
///
/// `S` is [`DefaultServer`] (or [`NoServer`], where one must be named), a [`Server`], or an
/// `Option` of one.
#[derive(Clone, Debug)]
#[must_use = "a builder makes nothing before `.build()` is called"]
pub struct Builder<N, S> {
    named: N,
    server: S,
    snews: bool,
    fragment: Option<Fragment<'static>>,
}

impl<N, S> Builder<N, S> {
    pub(crate) const fn new(named: N, server: S) -> Self {
        Self { named, server, snews: false, fragment: None }
    }

    fn with_named<M>(self, named: impl FnOnce(N) -> M) -> Builder<M, S> {
        Builder {
            named: named(self.named),
            server: self.server,
            snews: self.snews,
            fragment: self.fragment,
        }
    }

    fn with_server<T>(self, server: T) -> Builder<N, T> {
        Builder { named: self.named, server, snews: self.snews, fragment: self.fragment }
    }

    /// Adds a fragment, or replaces it: plain text, of which is encoded what needs it, or a
    /// [`Fragment`] that is encoded already.
    pub fn fragment<'f>(self, fragment: impl IntoFragment<'f>) -> Self {
        Self { fragment: Some(fragment.into_fragment().into_owned()), ..self }
    }
}

impl<N: Named, S> Builder<N, S> {
    /// The URI, in its canonical form: percent-encoded is what must be, and a port that is the
    /// scheme's default is left out.
    ///
    /// # Panics
    ///
    /// If the URI is longer than 4,294,967,295 bytes.
    #[must_use]
    pub fn build(self) -> NewsUri
    where
        S: Placed,
    {
        let scheme = match (N::NNTP, self.snews) {
            (true, _) => Scheme::Nntp,
            (false, true) => Scheme::Snews,
            (false, false) => Scheme::News,
        };
        Written {
            scheme,
            authority: self.server.server().map(Authority::of).unwrap_or_default(),
            target: self.named.target(),
            fragment: self.fragment.as_ref(),
        }
        .into_uri()
    }
}

impl<N> Builder<N, DefaultServer> {
    /// Names the server: `news://server/..`.
    pub fn server<'s>(self, server: impl IntoServer<'s>) -> Builder<N, Server<'s>> {
        self.with_server(server.into_server())
    }

    /// Names the server if there is one, for code in which that depends on a value.
    pub fn maybe_server(self, server: Option<Server<'_>>) -> Builder<N, Option<Server<'_>>> {
        self.with_server(server)
    }
}

impl<N> Builder<N, NoServer> {
    /// Names the server: `nntp://server/..`.
    pub fn server<'s>(self, server: impl IntoServer<'s>) -> Builder<N, Server<'s>> {
        self.with_server(server.into_server())
    }
}

impl<S> Builder<NoMessageId, S> {
    /// Names the article.
    pub fn msg_id<'a>(self, id: impl IntoMessageId<'a>) -> Builder<MessageId<'a>, S> {
        self.with_named(|NoMessageId| id.into_message_id())
    }
}

impl<S> Builder<NoNewsgroup, S> {
    /// Names the group.
    pub fn group<'a>(self, group: impl IntoNewsgroup<'a>) -> Builder<Newsgroup<'a>, S> {
        self.with_named(|NoNewsgroup| group.into_newsgroup())
    }
}

impl<S> Builder<NoWildmat, S> {
    /// Names the groups by a pattern.
    pub fn wildmat<'a>(self, pattern: impl IntoWildmat<'a>) -> Builder<Wildmat<'a>, S> {
        self.with_named(|NoWildmat| pattern.into_wildmat())
    }
}

impl<S> Builder<NntpGroup<NoNewsgroup>, S> {
    /// Names the group.
    pub fn group<'a>(self, group: impl IntoNewsgroup<'a>) -> Builder<NntpGroup<Newsgroup<'a>>, S> {
        self.with_named(|_| NntpGroup(group.into_newsgroup()))
    }
}

impl<M, S> Builder<NumberedArticle<NoNewsgroup, M>, S> {
    /// Names the group that has the article.
    pub fn group<'a>(
        self,
        group: impl IntoNewsgroup<'a>,
    ) -> Builder<NumberedArticle<Newsgroup<'a>, M>, S> {
        self.with_named(|named| NumberedArticle {
            group: group.into_newsgroup(),
            number: named.number,
        })
    }
}

impl<G, S> Builder<NumberedArticle<G, NoArticleNumber>, S> {
    /// Gives the number of the article in its group.
    pub fn number(
        self,
        number: impl IntoArticleNumber,
    ) -> Builder<NumberedArticle<G, ArticleNumber>, S> {
        self.with_named(|named| NumberedArticle {
            group: named.group,
            number: number.into_article_number(),
        })
    }
}

macro_rules! snews {
    ($($named:ty),+) => {$(
        impl<S> Builder<$named, S> {
            /// Writes `snews:`, which means TLS from the first byte at port 563. It is historical
            /// (RFC 5538, 8.1): for new links, `news:` and a server with STARTTLS are preferred.
            pub fn snews(self) -> Self {
                Self { snews: true, ..self }
            }
        }
    )+};
}

snews!(NoMessageId, MessageId<'_>, NoNewsgroup, Newsgroup<'_>, NoWildmat, Wildmat<'_>, AllGroups);
