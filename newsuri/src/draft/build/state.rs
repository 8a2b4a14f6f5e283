//! What a builder has, and the words for what it has not.

use crate::builder::{AllGroups, NoMessageId};
use crate::draft::{ArticleRange, Formulation, MessageId, Newsgroup, Target, Wildmat};

/// No article numbers yet: call `.range(..)`, `.from(..)` or `.number(..)`.
///
/// ```
/// use newsuri::builder::{NoNewsgroup, NoServer};
/// use newsuri::draft::DraftUri;
/// use newsuri::draft::build::{Articles, Builder, NoArticleRange};
///
/// let begun: Builder<Articles<NoNewsgroup, NoArticleRange>, NoServer> = DraftUri::articles();
/// ```
#[derive(Clone, Copy, Debug)]
pub struct NoArticleRange;

/// Articles by their numbers in a group, in an `nntp:` URI (the older draft, 3): `G` is
/// [`NoNewsgroup`](crate::builder::NoNewsgroup) or a [`Newsgroup`], `R` is [`NoArticleRange`] or an
/// [`ArticleRange`].
///
/// ```
/// use newsuri::builder::{NoNewsgroup, NoServer};
/// use newsuri::draft::build::{Articles, Builder};
/// use newsuri::draft::{ArticleRange, DraftUri, Newsgroup};
/// use newsuri::server;
///
/// // Server, group and numbers come in any order.
/// let begun: Builder<Articles<NoNewsgroup, ArticleRange>, NoServer> = DraftUri::articles().from(1);
/// let uri = begun.group(Newsgroup::from_static("test")).server(server!("h.example")).build();
/// assert_eq!(uri, "nntp://h.example/test/1-");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Articles<G, R> {
    pub(super) group: G,
    pub(super) range: R,
}

/// What a URI names, complete: the states of `N` in which a [`Builder`](super::Builder) can build.
///
/// No other type can implement it.
///
/// ```
/// use newsuri::builder::DefaultServer;
/// use newsuri::draft::build::{Builder, Named};
/// use newsuri::draft::{DraftUri, MessageId};
/// use newsuri::server;
///
/// fn there<N: Named>(link: Builder<N, DefaultServer>) -> DraftUri {
///     link.server(server!("h.example")).build()
/// }
/// let id = MessageId::from_static("a..b@example.com");
/// assert_eq!(there(DraftUri::article().msg_id(id)), "news://h.example/a..b@example.com");
/// ```
pub trait Named: sealed::Sealed {
    /// The formulation that it is written in, whatever is chosen.
    #[doc(hidden)]
    const FORMULATION: Option<Formulation> = None;

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
    const FORMULATION: Option<Formulation> = Some(Formulation::Primary);

    fn target(&self) -> Target<'_> {
        Target::Group(self.borrowed())
    }
}

impl Named for Wildmat<'_> {
    const FORMULATION: Option<Formulation> = Some(Formulation::Wildmat);

    fn target(&self) -> Target<'_> {
        Target::Groups(self.borrowed())
    }
}

impl Named for AllGroups {
    fn target(&self) -> Target<'_> {
        Target::AllGroups
    }
}

impl Named for Articles<Newsgroup<'_>, ArticleRange<'_>> {
    fn target(&self) -> Target<'_> {
        Target::Articles { group: self.group.borrowed(), range: self.range.borrowed() }
    }
}

/// What every formulation of the older draft can write: the states of `N` in which a
/// [`Builder`](super::Builder) can choose one.
///
/// No other type can implement it.
///
/// ```
/// use newsuri::draft::{DraftUri, Formulation, Grammar, MessageId};
///
/// let id = MessageId::from_static("a..b@example.com");
/// let uri = DraftUri::article().msg_id(id).formulation(Formulation::Wildmat).build();
/// assert_eq!(uri.grammar(), Grammar::Wildmat);
/// ```
#[diagnostic::on_unimplemented(
    message = "this link is written in one formulation of the draft only",
    label = "leave out `.formulation(..)`",
    note = "a name is one of the primary formulation, where `*` and `,` mean themselves; a wildmat, \
            which begins with `DraftUri::groups()`, is one of the second alternative"
)]
pub trait Formulated: sealed::Formulated {}

// One by one: with one impl for all of them, the compiler points at what the method is called on.
#[diagnostic::do_not_recommend]
impl Formulated for NoMessageId {}
#[diagnostic::do_not_recommend]
impl Formulated for MessageId<'_> {}
#[diagnostic::do_not_recommend]
impl Formulated for AllGroups {}
#[diagnostic::do_not_recommend]
impl<G, R> Formulated for Articles<G, R> {}

pub(super) mod sealed {
    use super::{AllGroups, ArticleRange, Articles, MessageId, Newsgroup, NoMessageId, Wildmat};

    pub trait Sealed {}

    impl Sealed for MessageId<'_> {}
    impl Sealed for Newsgroup<'_> {}
    impl Sealed for Wildmat<'_> {}
    impl Sealed for AllGroups {}
    impl Sealed for Articles<Newsgroup<'_>, ArticleRange<'_>> {}

    pub trait Formulated {}

    impl Formulated for NoMessageId {}
    impl Formulated for MessageId<'_> {}
    impl Formulated for AllGroups {}
    impl<G, R> Formulated for Articles<G, R> {}
}
