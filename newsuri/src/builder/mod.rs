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
//!
//! A function over every builder that is complete asks for [`Named`] and [`Placed`]:
//!
//! ```
//! use newsuri::builder::{Builder, Named, Placed};
//! use newsuri::{NewsUri, newsgroup, server};
//!
//! fn link<N: Named, S: Placed>(builder: Builder<N, S>) -> NewsUri {
//!     builder.fragment("from the archive").build()
//! }
//!
//! let group = NewsUri::group().group(newsgroup!("comp.lang.c"));
//! assert_eq!(link(group), "news:comp.lang.c#from%20the%20archive");
//! let all = NewsUri::all_groups().server(server!("news.example.com"));
//! assert_eq!(link(all), "news://news.example.com/#from%20the%20archive");
//! ```
//!
//! What is missing or too much does not compile:
//!
//! ```compile_fail
//! # use newsuri::NewsUri;
//! let uri = NewsUri::article().build();
//! ```

mod edit;
mod entry;
mod into;
mod misuse;
mod state;
mod write;

pub use edit::EditBuilder;
pub use into::{
    IntoArticleNumber, IntoFragment, IntoMessageId, IntoNewsgroup, IntoServer, IntoWildmat,
};
pub use state::{
    AllGroups, DefaultServer, Named, NntpGroup, NoArticleNumber, NoMessageId, NoNewsgroup,
    NoServer, NoWildmat, NumberedArticle, Placed,
};

pub(crate) use into::into_noun;
pub(crate) use misuse::{mistakes, refuse_build, refuse_name, refuse_other};
pub(crate) use write::{Authority, Written, write_message_id};

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
///
/// ```
/// use newsuri::builder::{Builder, DefaultServer};
/// use newsuri::{MessageId, NewsUri, Server, msg_id, server};
///
/// let named: Builder<MessageId, DefaultServer> = NewsUri::article().msg_id(msg_id!("1@a.example"));
/// let placed: Builder<MessageId, Server> = named.server(server!("news.example.com"));
/// assert_eq!(placed.build(), "news://news.example.com/1@a.example");
/// ```
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
    /// [`Fragment`] that is encoded already. What it means depends on the media type of the article
    /// (RFC 5538, 2.3).
    ///
    /// ```
    /// use newsuri::{NewsUri, msg_id};
    ///
    /// let link = NewsUri::article().msg_id(msg_id!("1@example.com")).fragment("page 3");
    /// assert_eq!(link.build(), "news:1@example.com#page%203");
    /// ```
    pub fn fragment<'f>(self, fragment: impl IntoFragment<'f>) -> Self {
        Self { fragment: Some(fragment.into_fragment().into_owned()), ..self }
    }
}

impl<N: Named, S> Builder<N, S> {
    /// The URI, in its canonical form: percent-encoded is what must be, and a port that is the
    /// scheme's default is left out (RFC 3986, 6.2.2 and 6.2.3).
    ///
    /// ```
    /// use newsuri::{NewsUri, newsgroup, server};
    ///
    /// let group = NewsUri::group().group(newsgroup!("fr.rec.café"));
    /// let uri = group.server(server!("News.Example.Com:119")).build();
    /// assert_eq!(uri, "news://news.example.com/fr.rec.caf%C3%A9");
    /// ```
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
    /// Names the server: `news://server/..`. Without one, the reader's own is meant (RFC 5538, 2.1).
    ///
    /// ```
    /// use newsuri::{NewsUri, msg_id, server};
    ///
    /// let link = NewsUri::article().msg_id(msg_id!("1@example.com"));
    /// let uri = link.server(server!("news.example.com:563")).build();
    /// assert_eq!(uri, "news://news.example.com:563/1@example.com");
    /// ```
    pub fn server<'s>(self, server: impl IntoServer<'s>) -> Builder<N, Server<'s>> {
        self.with_server(server.into_server())
    }

    /// Names the server if there is one, for code in which that depends on a value. `None` is the
    /// reader's own (RFC 5538, 2.1).
    ///
    /// ```
    /// use newsuri::{NewsUri, Server, msg_id, server};
    ///
    /// let link = |server: Option<Server<'_>>| {
    ///     NewsUri::article().msg_id(msg_id!("1@example.com")).maybe_server(server).build()
    /// };
    /// assert_eq!(link(None), "news:1@example.com");
    /// assert_eq!(link(Some(server!("news.example.com"))), "news://news.example.com/1@example.com");
    /// ```
    pub fn maybe_server(self, server: Option<Server<'_>>) -> Builder<N, Option<Server<'_>>> {
        self.with_server(server)
    }
}

impl<N> Builder<N, NoServer> {
    /// Names the server: `nntp://server/..`. There is no default (RFC 5538, 2.1).
    ///
    /// ```
    /// use newsuri::{NewsUri, newsgroup, server};
    ///
    /// let link = NewsUri::nntp_group().group(newsgroup!("comp.lang.c"));
    /// let uri = link.server(server!("news.example.com")).build();
    /// assert_eq!(uri, "nntp://news.example.com/comp.lang.c");
    /// ```
    pub fn server<'s>(self, server: impl IntoServer<'s>) -> Builder<N, Server<'s>> {
        self.with_server(server.into_server())
    }
}

impl<S> Builder<NoMessageId, S> {
    /// Names the article by its Message-ID (RFC 5538, 4).
    ///
    /// ```
    /// use newsuri::{MessageId, NewsUri};
    ///
    /// let id = MessageId::parse("<a/b@example.com>")?;
    /// assert_eq!(NewsUri::article().msg_id(&id).build(), "news:a%2Fb@example.com");
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    pub fn msg_id<'a>(self, id: impl IntoMessageId<'a>) -> Builder<MessageId<'a>, S> {
        self.with_named(|NoMessageId| id.into_message_id())
    }
}

impl<S> Builder<NoNewsgroup, S> {
    /// Names the group (RFC 5538, 4).
    ///
    /// ```
    /// use newsuri::{NewsUri, Newsgroup};
    ///
    /// let group = Newsgroup::parse("fr.rec.café")?;
    /// assert_eq!(NewsUri::group().group(&group).build(), "news:fr.rec.caf%C3%A9");
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    pub fn group<'a>(self, group: impl IntoNewsgroup<'a>) -> Builder<Newsgroup<'a>, S> {
        self.with_named(|NoNewsgroup| group.into_newsgroup())
    }
}

impl<S> Builder<NoWildmat, S> {
    /// Names the groups by a pattern (RFC 5538, 4).
    ///
    /// ```
    /// use newsuri::{NewsUri, wildmat};
    ///
    /// let link = NewsUri::groups().wildmat(wildmat!("comp.lang.*"));
    /// assert_eq!(link.build(), "news:comp.lang.*");
    /// ```
    pub fn wildmat<'a>(self, pattern: impl IntoWildmat<'a>) -> Builder<Wildmat<'a>, S> {
        self.with_named(|NoWildmat| pattern.into_wildmat())
    }
}

impl<S> Builder<NntpGroup<NoNewsgroup>, S> {
    /// Names the group (RFC 5538, 3).
    ///
    /// ```
    /// use newsuri::{NewsUri, newsgroup, server};
    ///
    /// let link = NewsUri::nntp_group().server(server!("news.example.com"));
    /// let uri = link.group(newsgroup!("comp.lang.c")).build();
    /// assert_eq!(uri, "nntp://news.example.com/comp.lang.c");
    /// ```
    pub fn group<'a>(self, group: impl IntoNewsgroup<'a>) -> Builder<NntpGroup<Newsgroup<'a>>, S> {
        self.with_named(|_| NntpGroup(group.into_newsgroup()))
    }
}

impl<M, S> Builder<NumberedArticle<NoNewsgroup, M>, S> {
    /// Names the group that has the article (RFC 5538, 3).
    ///
    /// ```
    /// use newsuri::{ArticleNumber, NewsUri, newsgroup, server};
    ///
    /// let link = NewsUri::numbered_article().server(server!("news.example.com"));
    /// let uri = link.group(newsgroup!("test")).number(ArticleNumber::from(42)).build();
    /// assert_eq!(uri, "nntp://news.example.com/test/42");
    /// ```
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
    /// Gives the number of the article in its group (RFC 5538, 3).
    ///
    /// ```
    /// use newsuri::{ArticleNumber, NewsUri, newsgroup, server};
    ///
    /// let link = NewsUri::numbered_article().server(server!("news.example.com"));
    /// let group = link.group(newsgroup!("test"));
    /// let uri = group.number(ArticleNumber::from(42)).build();
    /// assert_eq!(uri.article_number(), Some(ArticleNumber::from(42)));
    /// ```
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
            ///
            /// ```
            /// use newsuri::{NewsUri, server};
            ///
            /// let link = NewsUri::all_groups().server(server!("news.example.com"));
            /// assert_eq!(link.snews().build(), "snews://news.example.com/");
            /// ```
            pub fn snews(self) -> Self {
                Self { snews: true, ..self }
            }
        }
    )+};
}

snews!(NoMessageId, MessageId<'_>, NoNewsgroup, Newsgroup<'_>, NoWildmat, Wildmat<'_>, AllGroups);
