//! What a builder has, and the words for what it has not.

use crate::{ArticleNumber, MessageId, Newsgroup, Server, Target, Wildmat};

/// No Message-ID yet: call `.msg_id(..)`.
///
/// ```
/// use newsuri::builder::{Builder, DefaultServer, NoMessageId};
/// use newsuri::{NewsUri, msg_id};
///
/// let begun: Builder<NoMessageId, DefaultServer> = NewsUri::article();
/// assert_eq!(begun.msg_id(msg_id!("1@example.com")).build(), "news:1@example.com");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct NoMessageId;

/// No newsgroup yet: call `.group(..)`.
///
/// ```
/// use newsuri::builder::{Builder, DefaultServer, NoNewsgroup};
/// use newsuri::{NewsUri, newsgroup};
///
/// let begun: Builder<NoNewsgroup, DefaultServer> = NewsUri::group();
/// assert_eq!(begun.group(newsgroup!("comp.lang.c")).build(), "news:comp.lang.c");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct NoNewsgroup;

/// No pattern yet: call `.wildmat(..)`.
///
/// ```
/// use newsuri::builder::{Builder, DefaultServer, NoWildmat};
/// use newsuri::{NewsUri, wildmat};
///
/// let begun: Builder<NoWildmat, DefaultServer> = NewsUri::groups();
/// assert_eq!(begun.wildmat(wildmat!("comp.lang.*")).build(), "news:comp.lang.*");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct NoWildmat;

/// No article number yet: call `.number(..)`.
///
/// ```
/// use newsuri::builder::{Builder, NoArticleNumber, NumberedArticle};
/// use newsuri::{ArticleNumber, NewsUri, Newsgroup, Server, newsgroup, server};
///
/// // A builder that knows its server and its group is stored, and completed for each number.
/// let group: Builder<NumberedArticle<Newsgroup, NoArticleNumber>, Server> =
///     NewsUri::numbered_article().server(server!("news.example.com")).group(newsgroup!("test"));
/// let uri = group.number(ArticleNumber::from(42)).build();
/// assert_eq!(uri, "nntp://news.example.com/test/42");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct NoArticleNumber;

/// All groups, which need no name (RFC 5538, 4).
///
/// ```
/// use newsuri::NewsUri;
/// use newsuri::builder::{AllGroups, Builder, DefaultServer};
///
/// let all: Builder<AllGroups, DefaultServer> = NewsUri::all_groups();
/// assert_eq!(all.build(), "news:*");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct AllGroups;

/// A group in an `nntp:` URI (RFC 5538, 3): `G` is [`NoNewsgroup`](super::NoNewsgroup) or a
/// [`Newsgroup`].
///
/// ```
/// use newsuri::builder::{Builder, NntpGroup, NoNewsgroup, NoServer};
/// use newsuri::{NewsUri, Newsgroup, Server, newsgroup, server};
///
/// let begun: Builder<NntpGroup<NoNewsgroup>, NoServer> = NewsUri::nntp_group();
/// let whole: Builder<NntpGroup<Newsgroup>, Server> =
///     begun.server(server!("news.example.com")).group(newsgroup!("comp.lang.c"));
/// assert_eq!(whole.build(), "nntp://news.example.com/comp.lang.c");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct NntpGroup<G>(pub(super) G);

/// A group and the number of an article in it, in an `nntp:` URI (RFC 5538, 3): `G` is
/// [`NoNewsgroup`](super::NoNewsgroup) or a [`Newsgroup`], `M` is
/// [`NoArticleNumber`](super::NoArticleNumber) or an [`ArticleNumber`].
///
/// ```
/// use newsuri::builder::{Builder, NoNewsgroup, NoServer, NumberedArticle};
/// use newsuri::{ArticleNumber, NewsUri, newsgroup, server};
///
/// // Server, group and number come in any order.
/// let begun: Builder<NumberedArticle<NoNewsgroup, ArticleNumber>, NoServer> =
///     NewsUri::numbered_article().number(ArticleNumber::from(42));
/// let uri = begun.group(newsgroup!("test")).server(server!("news.example.com")).build();
/// assert_eq!(uri, "nntp://news.example.com/test/42");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct NumberedArticle<G, M> {
    pub(super) group: G,
    pub(super) number: M,
}

/// No server is named: the reader's own is meant (RFC 5538, 2.1).
///
/// ```
/// use newsuri::builder::{Builder, DefaultServer};
/// use newsuri::{NewsUri, Newsgroup, newsgroup};
///
/// let link: Builder<Newsgroup, DefaultServer> = NewsUri::group().group(newsgroup!("comp.lang.c"));
/// assert_eq!(link.build().server(), None);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct DefaultServer;

/// No server is named yet, and one must be (RFC 5538, 2.1): call `.server(..)`.
///
/// ```
/// use newsuri::{NewsUri, newsgroup, server};
///
/// let begun = NewsUri::nntp_group().group(newsgroup!("comp.lang.c"));
/// let uri = begun.server(server!("news.example.com")).build();
/// assert_eq!(uri, "nntp://news.example.com/comp.lang.c");
/// ```
///
/// Without the server there is nothing to build:
///
/// ```compile_fail
/// # use newsuri::{NewsUri, newsgroup};
/// let uri = NewsUri::nntp_group().group(newsgroup!("comp.lang.c")).build();
/// ```
#[derive(Clone, Copy, Debug)]
pub struct NoServer;

/// What a URI names, complete: the states of `N` in which a [`Builder`](super::Builder) can build.
///
/// No other type can implement it.
///
/// ```
/// use newsuri::builder::{Builder, DefaultServer, Named};
/// use newsuri::{NewsUri, Server, msg_id, newsgroup, server};
///
/// /// Links anything on one server, whatever it is.
/// fn on_server<N: Named>(link: Builder<N, DefaultServer>, server: &Server<'_>) -> NewsUri {
///     link.server(server).build()
/// }
///
/// let server = server!("news.example.com");
/// let article = on_server(NewsUri::article().msg_id(msg_id!("1@example.com")), &server);
/// assert_eq!(article, "news://news.example.com/1@example.com");
/// let group = on_server(NewsUri::group().group(newsgroup!("comp.lang.c")), &server);
/// assert_eq!(group, "news://news.example.com/comp.lang.c");
/// ```
pub trait Named: sealed::Sealed {
    /// Whether it is named in `nntp:` rather than in `news:`.
    ///
    /// ```
    /// use newsuri::builder::{AllGroups, Named, NntpGroup};
    /// use newsuri::Newsgroup;
    ///
    /// assert!(!AllGroups::NNTP);
    /// assert!(<NntpGroup<Newsgroup> as Named>::NNTP);
    /// ```
    const NNTP: bool = false;

    /// What it is.
    #[doc(hidden)]
    fn target(&self) -> Target<'_>;
}

impl Named for MessageId<'_> {
    fn target(&self) -> Target<'_> {
        Target::Article(self.borrowed())
    }
}

impl Named for Newsgroup<'_> {
    fn target(&self) -> Target<'_> {
        Target::Group(self.borrowed())
    }
}

impl Named for Wildmat<'_> {
    fn target(&self) -> Target<'_> {
        Target::Groups(self.borrowed())
    }
}

impl Named for AllGroups {
    fn target(&self) -> Target<'_> {
        Target::AllGroups
    }
}

impl Named for NntpGroup<Newsgroup<'_>> {
    const NNTP: bool = true;

    fn target(&self) -> Target<'_> {
        self.0.target()
    }
}

impl Named for NumberedArticle<Newsgroup<'_>, ArticleNumber> {
    const NNTP: bool = true;

    fn target(&self) -> Target<'_> {
        Target::NumberedArticle { group: self.group.borrowed(), number: self.number }
    }
}

/// Where it is: on a server, or on the reader's own. These are the states of `S` in which a
/// [`Builder`](super::Builder) can build.
///
/// No other type can implement it.
///
/// ```
/// use newsuri::builder::{Builder, Placed};
/// use newsuri::{MessageId, NewsUri, msg_id, server};
///
/// fn first_page<S: Placed>(article: Builder<MessageId<'_>, S>) -> NewsUri {
///     article.fragment("page1").build()
/// }
///
/// let article = NewsUri::article().msg_id(msg_id!("1@example.com"));
/// assert_eq!(first_page(article.clone()), "news:1@example.com#page1");
/// let placed = article.server(server!("news.example.com"));
/// assert_eq!(first_page(placed), "news://news.example.com/1@example.com#page1");
/// ```
#[diagnostic::on_unimplemented(
    message = "an `nntp:` link must name its server",
    label = "call `.server(..)` before `.build()`",
    note = "there is no default server in `nntp:` (RFC 5538, section 2.1)"
)]
pub trait Placed: sealed::Sealed {
    /// The server.
    #[doc(hidden)]
    fn server(&self) -> Option<&Server<'_>>;
}

#[diagnostic::do_not_recommend]
impl Placed for DefaultServer {
    fn server(&self) -> Option<&Server<'_>> {
        None
    }
}

#[diagnostic::do_not_recommend]
impl Placed for Server<'_> {
    fn server(&self) -> Option<&Server<'_>> {
        Some(self)
    }
}

#[diagnostic::do_not_recommend]
impl Placed for Option<Server<'_>> {
    fn server(&self) -> Option<&Server<'_>> {
        self.as_ref()
    }
}

pub(super) mod sealed {
    use super::{
        AllGroups, ArticleNumber, DefaultServer, MessageId, Newsgroup, NntpGroup, NumberedArticle,
        Server, Wildmat,
    };

    pub trait Sealed {}

    impl Sealed for MessageId<'_> {}
    impl Sealed for Newsgroup<'_> {}
    impl Sealed for Wildmat<'_> {}
    impl Sealed for AllGroups {}
    impl Sealed for NntpGroup<Newsgroup<'_>> {}
    impl Sealed for NumberedArticle<Newsgroup<'_>, ArticleNumber> {}
    impl Sealed for DefaultServer {}
    impl Sealed for Server<'_> {}
    impl Sealed for Option<Server<'_>> {}
}
