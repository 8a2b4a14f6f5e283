//! What a builder has, and the words for what it has not.

use crate::{ArticleNumber, MessageId, Newsgroup, Server, Target, Wildmat};

/// No Message-ID yet: call `.msg_id(..)`.
#[derive(Clone, Copy, Debug)]
pub struct NoMessageId;

/// No newsgroup yet: call `.group(..)`.
#[derive(Clone, Copy, Debug)]
pub struct NoNewsgroup;

/// No pattern yet: call `.wildmat(..)`.
#[derive(Clone, Copy, Debug)]
pub struct NoWildmat;

/// No article number yet: call `.number(..)`.
#[derive(Clone, Copy, Debug)]
pub struct NoArticleNumber;

/// All groups, which need no name.
#[derive(Clone, Copy, Debug)]
pub struct AllGroups;

/// A group in an `nntp:` URI.
#[derive(Clone, Copy, Debug)]
pub struct NntpGroup<G>(pub(super) G);

/// A group and the number of an article in it, in an `nntp:` URI.
#[derive(Clone, Copy, Debug)]
pub struct NumberedArticle<G, M> {
    pub(super) group: G,
    pub(super) number: M,
}

/// No server is named: the reader's own is meant.
#[derive(Clone, Copy, Debug)]
pub struct DefaultServer;

/// No server is named yet, and one must be: call `.server(..)`.
#[derive(Clone, Copy, Debug)]
pub struct NoServer;

/// What a URI names, complete.
pub trait Named: sealed::Sealed {
    /// Whether it is named in `nntp:` rather than in `news:`.
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

/// Where it is: on a server, or on the reader's own.
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
