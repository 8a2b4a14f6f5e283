//! The builders of the older draft, and the states they go through.
//!
//! They work like those of RFC 5538 in [`newsuri::builder`](crate::builder), with whose states they
//! share what they can.
//!
//! ```
//! use newsuri::builder::{DefaultServer, NoMessageId};
//! use newsuri::draft::build::Builder;
//! use newsuri::draft::{DraftUri, MessageId};
//!
//! let begun: Builder<NoMessageId, DefaultServer> = DraftUri::article();
//! let uri = begun.msg_id(MessageId::parse("<a..b@example.com>")?).build();
//! assert_eq!(uri, "news:a..b@example.com");
//! # Ok::<(), newsuri::ParseError>(())
//! ```
//!
//! What is missing or too much does not compile:
//!
//! ```compile_fail
//! # use newsuri::draft::DraftUri;
//! let uri = DraftUri::articles().build();
//! ```

mod into;
mod misuse;
mod state;

pub use into::{
    IntoArticleRange, IntoDraftArticleNumber, IntoDraftMessageId, IntoDraftNewsgroup,
    IntoDraftWildmat,
};
pub use state::{Articles, Formulated, Named, NoArticleRange};

use super::write::Written;
use super::{ArticleRange, DraftUri, Formulation, MessageId, Newsgroup, Wildmat};
use crate::Server;
use crate::builder::{
    AllGroups, Authority, DefaultServer, IntoServer, NoMessageId, NoNewsgroup, NoServer, NoWildmat,
    Placed,
};

/// Builders, by what the URI names. What is missing or too much is a compile error.
impl DraftUri {
    /// A URI of an article by its Message-ID: `news:id` or `news://server/id` (the older draft, 2.1).
    ///
    /// ```
    /// use newsuri::draft::{DraftUri, MessageId};
    ///
    /// let id = MessageId::parse("<odd(id)@example.com.>")?;
    /// assert_eq!(DraftUri::article().msg_id(&id).build(), "news:odd(id)@example.com.");
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    pub const fn article() -> Builder<NoMessageId, DefaultServer> {
        Builder::new(NoMessageId, DefaultServer)
    }

    /// A URI of one group: `news:group` or `news://server/group` (the older draft, 2.2).
    ///
    /// ```
    /// use newsuri::draft::{DraftUri, Newsgroup};
    ///
    /// // In the primary formulation, a lone `*` means all groups; a name is another thing.
    /// let group = Newsgroup::parse("*")?;
    /// assert_eq!(DraftUri::group().group(&group).build(), "news:%2A");
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    pub const fn group() -> Builder<NoNewsgroup, DefaultServer> {
        Builder::new(NoNewsgroup, DefaultServer)
    }

    /// A URI of the groups that match a wildmat, in the second alternative: `news:wildmat` or
    /// `news://server/wildmat` (the older draft, 2.3).
    ///
    /// ```
    /// use newsuri::draft::{DraftUri, Wildmat};
    ///
    /// let wildmat = Wildmat::parse("comp.*,!comp.os.*")?;
    /// assert_eq!(DraftUri::groups().wildmat(&wildmat).build(), "news:comp.*,!comp.os.*");
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    pub const fn groups() -> Builder<NoWildmat, DefaultServer> {
        Builder::new(NoWildmat, DefaultServer)
    }

    /// A URI of all groups, which each formulation writes in its own way (the older draft, 2.3).
    ///
    /// ```
    /// use newsuri::draft::{DraftUri, Formulation};
    /// use newsuri::server;
    ///
    /// assert_eq!(DraftUri::all_groups().build(), "news:*");
    /// let there = DraftUri::all_groups().server(server!("news.example.com"));
    /// assert_eq!(there.clone().build(), "news://news.example.com/");
    /// assert_eq!(there.formulation(Formulation::Wildmat).build(), "news://news.example.com/*");
    /// ```
    pub const fn all_groups() -> Builder<AllGroups, DefaultServer> {
        Builder::new(AllGroups, DefaultServer)
    }

    /// A URI of articles by their numbers in a group of a server: `nntp://server/group/range` (the
    /// older draft, 3).
    ///
    /// ```
    /// use newsuri::draft::DraftUri;
    /// use newsuri::draft::Newsgroup;
    /// use newsuri::server;
    ///
    /// let group = DraftUri::articles()
    ///     .server(server!("news.example.com"))
    ///     .group(Newsgroup::from_static("comp.lang.c"));
    /// let some = group.clone().range(100..=200).build();
    /// assert_eq!(some, "nntp://news.example.com/comp.lang.c/100-200");
    /// let open = group.clone().from(100).build();
    /// assert_eq!(open, "nntp://news.example.com/comp.lang.c/100-");
    /// let one = group.number(100).build();
    /// assert_eq!(one, "nntp://news.example.com/comp.lang.c/100");
    /// ```
    pub const fn articles() -> Builder<Articles<NoNewsgroup, NoArticleRange>, NoServer> {
        Builder::new(Articles { group: NoNewsgroup, range: NoArticleRange }, NoServer)
    }
}

/// A URI of the older draft in the making, which names `N` on `S`.
///
/// | begin with | then | states of `N` |
/// |---|---|---|
/// | [`DraftUri::article`] | `.msg_id(..)` | [`NoMessageId`], [`MessageId`] |
/// | [`DraftUri::group`] | `.group(..)` | [`NoNewsgroup`], [`Newsgroup`] |
/// | [`DraftUri::groups`] | `.wildmat(..)` | [`NoWildmat`], [`Wildmat`] |
/// | [`DraftUri::all_groups`] | | [`AllGroups`] |
/// | [`DraftUri::articles`] | `.server(..)`, `.group(..)`, and one of `.range(..)`, `.from(..)`, `.number(..)` | [`Articles`] |
///
/// `S` is [`DefaultServer`] (or [`NoServer`], where one must be named), a [`Server`], or an
/// `Option` of one.
///
/// ```
/// use newsuri::builder::NoServer;
/// use newsuri::draft::build::{Articles, Builder};
/// use newsuri::draft::{ArticleRange, DraftUri, Newsgroup};
/// use newsuri::server;
///
/// // A builder that is complete but for its server is stored, and used for several.
/// let news: Builder<Articles<Newsgroup, ArticleRange>, NoServer> =
///     DraftUri::articles().group(Newsgroup::parse("news.announce.newusers")?).from(1);
/// let uri = news.server(server!("news.example.com")).build();
/// assert_eq!(uri, "nntp://news.example.com/news.announce.newusers/1-");
/// # Ok::<(), newsuri::ParseError>(())
/// ```
#[derive(Clone, Debug)]
#[must_use = "a builder makes nothing before `.build()` is called"]
pub struct Builder<N, S> {
    named: N,
    server: S,
    formulation: Formulation,
}

impl<N, S> Builder<N, S> {
    const fn new(named: N, server: S) -> Self {
        Self { named, server, formulation: Formulation::Primary }
    }

    fn with_named<M>(self, named: impl FnOnce(N) -> M) -> Builder<M, S> {
        let Self { server, formulation, .. } = self;
        Builder { named: named(self.named), server, formulation }
    }

    fn with_server<T>(self, server: T) -> Builder<N, T> {
        Builder { named: self.named, server, formulation: self.formulation }
    }

    /// Chooses the formulation of the draft, which is the primary one if it is not called. Names of
    /// groups and wildmats know their own.
    ///
    /// ```
    /// use newsuri::draft::{DraftUri, Formulation, Grammar};
    ///
    /// let all = DraftUri::all_groups().formulation(Formulation::Empty).build();
    /// assert_eq!((all.as_str(), all.grammar()), ("news:", Grammar::Empty));
    /// ```
    pub fn formulation(self, formulation: Formulation) -> Self
    where
        N: Formulated,
    {
        Self { formulation, ..self }
    }
}

impl<N: Named, S> Builder<N, S> {
    /// The URI: percent-encoded is what the draft reserves and what RFC 3986 does not let stand raw,
    /// and the default port is left out.
    ///
    /// ```
    /// use newsuri::draft::{DraftUri, Newsgroup};
    ///
    /// let group = Newsgroup::parse("50%/a|b")?;
    /// assert_eq!(DraftUri::group().group(&group).build(), "news:50%25%2Fa%7Cb");
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    ///
    /// # Panics
    ///
    /// If the URI is longer than 4,294,967,295 bytes.
    #[must_use]
    pub fn build(self) -> DraftUri
    where
        S: Placed,
    {
        let target = self.named.target();
        Written {
            formulation: N::FORMULATION.unwrap_or(self.formulation),
            authority: self.server.server().map(Authority::of).unwrap_or_default(),
            target: &target,
        }
        .into_uri()
    }
}

impl<N> Builder<N, DefaultServer> {
    /// Names the server: `news://server/..`. Without one, the reader's own is meant (the older draft,
    /// 2).
    ///
    /// ```
    /// use newsuri::draft::DraftUri;
    /// use newsuri::server;
    ///
    /// let all = DraftUri::all_groups().server(server!("news.example.com")).build();
    /// assert_eq!(all, "news://news.example.com/");
    /// ```
    pub fn server<'s>(self, server: impl IntoServer<'s>) -> Builder<N, Server<'s>> {
        self.with_server(server.into_server())
    }

    /// Names the server if there is one, for code in which that depends on a value.
    ///
    /// ```
    /// use newsuri::draft::DraftUri;
    ///
    /// assert_eq!(DraftUri::all_groups().maybe_server(None).build(), "news:*");
    /// ```
    pub fn maybe_server(self, server: Option<Server<'_>>) -> Builder<N, Option<Server<'_>>> {
        self.with_server(server)
    }
}

impl<N> Builder<N, NoServer> {
    /// Names the server: `nntp://server/..`. A number means nothing on another one (the older draft,
    /// 3).
    ///
    /// ```
    /// use newsuri::draft::{DraftUri, Newsgroup};
    /// use newsuri::server;
    ///
    /// let number = DraftUri::articles().group(Newsgroup::from_static("test")).number(7);
    /// assert_eq!(number.server(server!("h.example")).build(), "nntp://h.example/test/7");
    /// ```
    pub fn server<'s>(self, server: impl IntoServer<'s>) -> Builder<N, Server<'s>> {
        self.with_server(server.into_server())
    }
}

impl<S> Builder<NoMessageId, S> {
    /// Names the article by its Message-ID, of this grammar or of RFC 5536.
    ///
    /// ```
    /// use newsuri::draft::DraftUri;
    /// use newsuri::msg_id;
    ///
    /// let uri = DraftUri::article().msg_id(msg_id!("a/b@example.com")).build();
    /// assert_eq!(uri, "news:a%2Fb@example.com");
    /// ```
    pub fn msg_id<'a>(self, id: impl IntoDraftMessageId<'a>) -> Builder<MessageId<'a>, S> {
        self.with_named(|NoMessageId| id.into_message_id())
    }
}

impl<S> Builder<NoNewsgroup, S> {
    /// Names the group. A name that is not ASCII is written as a wildmat, in the second alternative.
    ///
    /// ```
    /// use newsuri::draft::{DraftUri, Newsgroup, Wildmat};
    /// use newsuri::newsgroup;
    ///
    /// let group = Newsgroup::parse("comp.lang.c")?;
    /// assert_eq!(DraftUri::group().group(&group).build(), "news:comp.lang.c");
    /// let group = Wildmat::from(newsgroup!("fr.rec.café"));
    /// assert_eq!(DraftUri::groups().wildmat(&group).build(), "news:fr.rec.caf%C3%A9");
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    pub fn group<'a>(self, group: impl IntoDraftNewsgroup<'a>) -> Builder<Newsgroup<'a>, S> {
        self.with_named(|NoNewsgroup| group.into_newsgroup())
    }
}

impl<S> Builder<NoWildmat, S> {
    /// Names the groups by a wildmat, or by a pattern of RFC 5538.
    ///
    /// ```
    /// use newsuri::draft::DraftUri;
    /// use newsuri::wildmat;
    ///
    /// assert_eq!(DraftUri::groups().wildmat(wildmat!("*.test")).build(), "news:*.test");
    /// ```
    pub fn wildmat<'a>(self, wildmat: impl IntoDraftWildmat<'a>) -> Builder<Wildmat<'a>, S> {
        self.with_named(|NoWildmat| wildmat.into_wildmat())
    }
}

impl<R, S> Builder<Articles<NoNewsgroup, R>, S> {
    /// Names the group that has the articles.
    ///
    /// ```
    /// use newsuri::draft::{DraftUri, Newsgroup};
    /// use newsuri::server;
    ///
    /// let begun = DraftUri::articles().server(server!("h.example")).from(1);
    /// let uri = begun.group(Newsgroup::parse("a,b")?).build();
    /// assert_eq!(uri, "nntp://h.example/a,b/1-");
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    pub fn group<'a>(
        self,
        group: impl IntoDraftNewsgroup<'a>,
    ) -> Builder<Articles<Newsgroup<'a>, R>, S> {
        self.with_named(|named| Articles { group: group.into_newsgroup(), range: named.range })
    }
}

impl<G, S> Builder<Articles<G, NoArticleRange>, S> {
    /// Names the articles by their numbers, from one to another or from one on.
    ///
    /// ```
    /// use newsuri::draft::{ArticleRange, DraftUri, Newsgroup};
    /// use newsuri::server;
    ///
    /// let group = Newsgroup::from_static("test");
    /// let group = DraftUri::articles().server(server!("h.example")).group(group);
    /// assert_eq!(group.clone().range(1..=5).build(), "nntp://h.example/test/1-5");
    /// assert_eq!(group.clone().range(1..).build(), "nntp://h.example/test/1-");
    /// assert_eq!(group.range(ArticleRange::parse("1-")?).build(), "nntp://h.example/test/1-");
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    pub fn range<'a>(
        self,
        range: impl IntoArticleRange<'a>,
    ) -> Builder<Articles<G, ArticleRange<'a>>, S> {
        self.with_named(|named| Articles { group: named.group, range: range.into_article_range() })
    }

    /// Names the articles from one number on.
    ///
    /// ```
    /// use newsuri::draft::{DraftUri, Newsgroup};
    /// use newsuri::server;
    ///
    /// let group = Newsgroup::from_static("test");
    /// let group = DraftUri::articles().server(server!("h.example")).group(group);
    /// assert_eq!(group.from(100).build(), "nntp://h.example/test/100-");
    /// ```
    pub fn from<'a>(
        self,
        first: impl IntoDraftArticleNumber<'a>,
    ) -> Builder<Articles<G, ArticleRange<'a>>, S> {
        let range = ArticleRange::from(first.into_article_number()..);
        self.with_named(|named| Articles { group: named.group, range })
    }

    /// Names one article by its number.
    ///
    /// ```
    /// use newsuri::draft::{DraftUri, Newsgroup};
    /// use newsuri::server;
    ///
    /// let group = Newsgroup::from_static("test");
    /// let group = DraftUri::articles().server(server!("h.example")).group(group);
    /// assert_eq!(group.number(42).build(), "nntp://h.example/test/42");
    /// ```
    pub fn number<'a>(
        self,
        number: impl IntoDraftArticleNumber<'a>,
    ) -> Builder<Articles<G, ArticleRange<'a>>, S> {
        let range = ArticleRange::from(number.into_article_number());
        self.with_named(|named| Articles { group: named.group, range })
    }
}
