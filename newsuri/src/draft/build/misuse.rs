//! Mistakes with a builder of the older draft, in our own words.
//!
//! How it is done is told where RFC 5538's builder does the same.

use super::{Articles, Builder, NoArticleRange};
use crate::Server;
use crate::builder::{
    AllGroups, DefaultServer, NoMessageId, NoNewsgroup, NoServer, NoWildmat, mistakes,
    refuse_build, refuse_name, refuse_other,
};
use crate::draft::{ArticleRange, DraftUri, MessageId, Newsgroup, Target, Wildmat};

mistakes! {
    BuildWithoutMessageId: "this link to an article has no Message-ID yet",
        "call `.msg_id(..)` before `.build()`";
    BuildWithoutNewsgroup: "this link has no newsgroup yet",
        "call `.group(..)` before `.build()`";
    BuildWithoutWildmat: "this link to groups has no wildmat yet",
        "call `.wildmat(..)` before `.build()`",
        "for all groups begin with `DraftUri::all_groups()`";
    BuildWithoutNumbers: "this link to articles has no numbers yet",
        "call `.range(..)`, `.from(..)` or `.number(..)` before `.build()`",
        "for the group alone begin with `DraftUri::group()`";
    SetMessageIdTwice: "this link has its Message-ID already",
        "leave out one of the two `.msg_id(..)`";
    SetNewsgroupTwice: "this link has its newsgroup already",
        "leave out one of the two `.group(..)`",
        "for several groups write one URI each, or a list with `DraftUri::groups()`";
    SetWildmatTwice: "this link has its wildmat already",
        "leave out one of the two `.wildmat(..)`",
        "a wildmat can be a list: `draft::Wildmat::from_static(\"a.*,b.*\")`";
    SetNumbersTwice: "this link has its article numbers already",
        "leave out one of the two",
        "a URI has one range; from one number to another is `.range(1..=5)`";
    SetServerTwice: "this link has its server already",
        "leave out one of the two servers";
    MessageIdBesidesGroup: "this link names a newsgroup, not an article by its Message-ID",
        "leave out `.msg_id(..)`, or begin with `DraftUri::article()`";
    MessageIdBesidesWildmat: "this link names groups by a wildmat, not an article",
        "leave out `.msg_id(..)`, or begin with `DraftUri::article()`";
    MessageIdBesidesNumbers: "this link names articles by their numbers, not by a Message-ID",
        "leave out `.msg_id(..)`, or begin with `DraftUri::article()`";
    NewsgroupBesidesMessageId: "this link names an article by its Message-ID, which needs no group",
        "leave out `.group(..)`, or begin with `DraftUri::group()`";
    NewsgroupBesidesWildmat: "this link names groups by a wildmat",
        "use `.wildmat(..)`, or begin with `DraftUri::group()`";
    WildmatBesidesMessageId: "this link names an article by its Message-ID, which needs no wildmat",
        "leave out `.wildmat(..)`, or begin with `DraftUri::groups()`";
    WildmatBesidesNewsgroup: "this link names one newsgroup",
        "use `.group(..)`, or begin with `DraftUri::groups()`";
    NumbersBesidesMessageId: "this link names an article by its Message-ID, which needs no number",
        "leave this out, or begin with `DraftUri::articles()`";
    NumbersBesidesGroup: "this link names a newsgroup, not articles in it",
        "leave this out, or begin with `DraftUri::articles()`";
    NumbersBesidesWildmat: "this link names groups by a wildmat, not articles",
        "leave this out, or begin with `DraftUri::articles()`";
    NameBesidesAllGroups: "this link names all groups",
        "leave this out, or begin with `DraftUri::article()`, `::group()`, `::groups()` or \
         `::articles()`";
    MaybeServerForNntp: "an `nntp:` link must name its server",
        "call `.server(..)` with one that is there",
        "to link a group on the reader's own server, begin with `DraftUri::group()`";
    NoSnews: "the older draft has no `snews:`",
        "leave out `.snews()`, or begin with `NewsUri::article()` and its sisters",
        "TLS from the first byte is meant by port 563: `.server(server.with_port(563))`";
    NoFragment: "the older draft has no fragment",
        "leave out `.fragment(..)`, or begin with `NewsUri::article()` and its sisters";
    Password: "a link never has a password",
        "leave this out",
        "whoever reads the link reads the password (RFC 3986, section 3.2.1); name the user with \
         `server.with_user(..)` and hand the password to the program that logs in";
}

/// What a link names after a mistake.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Mistaken;

impl super::state::sealed::Sealed for Mistaken {}
impl super::state::sealed::Formulated for Mistaken {}
#[diagnostic::do_not_recommend]
impl super::Formulated for Mistaken {}

impl super::Named for Mistaken {
    fn target(&self) -> Target<'_> {
        Target::AllGroups
    }
}

macro_rules! accept {
    ($($method:ident),+) => {
        #[doc(hidden)]
        impl<S> Builder<Mistaken, S> {
            $(
                pub fn $method<T>(self, _: T) -> Self {
                    self
                }
            )+
        }
    };
}

accept!(msg_id, group, wildmat, range, from, number);

refuse_build! {
    DraftUri:
    NoMessageId: build where [S: BuildWithoutMessageId];
    NoNewsgroup: build where [S: BuildWithoutNewsgroup];
    NoWildmat: build where [S: BuildWithoutWildmat];
    Articles<NoNewsgroup, NoArticleRange>: build where [S: BuildWithoutNewsgroup];
    Articles<NoNewsgroup, ArticleRange<'_>>: build where [S: BuildWithoutNewsgroup];
    Articles<Newsgroup<'_>, NoArticleRange>: build where [S: BuildWithoutNumbers];
}

refuse_name! {
    [] NoMessageId:
        group where [S: NewsgroupBesidesMessageId],
        wildmat where [S: WildmatBesidesMessageId],
        range where [S: NumbersBesidesMessageId],
        from where [S: NumbersBesidesMessageId],
        number where [S: NumbersBesidesMessageId];
    [] MessageId<'_>:
        msg_id where [S: SetMessageIdTwice],
        group where [S: NewsgroupBesidesMessageId],
        wildmat where [S: WildmatBesidesMessageId],
        range where [S: NumbersBesidesMessageId],
        from where [S: NumbersBesidesMessageId],
        number where [S: NumbersBesidesMessageId];
    [] NoNewsgroup:
        msg_id where [S: MessageIdBesidesGroup],
        wildmat where [S: WildmatBesidesNewsgroup],
        range where [S: NumbersBesidesGroup],
        from where [S: NumbersBesidesGroup],
        number where [S: NumbersBesidesGroup];
    [] Newsgroup<'_>:
        group where [S: SetNewsgroupTwice],
        msg_id where [S: MessageIdBesidesGroup],
        wildmat where [S: WildmatBesidesNewsgroup],
        range where [S: NumbersBesidesGroup],
        from where [S: NumbersBesidesGroup],
        number where [S: NumbersBesidesGroup];
    [] NoWildmat:
        msg_id where [S: MessageIdBesidesWildmat],
        group where [S: NewsgroupBesidesWildmat],
        range where [S: NumbersBesidesWildmat],
        from where [S: NumbersBesidesWildmat],
        number where [S: NumbersBesidesWildmat];
    [] Wildmat<'_>:
        wildmat where [S: SetWildmatTwice],
        msg_id where [S: MessageIdBesidesWildmat],
        group where [S: NewsgroupBesidesWildmat],
        range where [S: NumbersBesidesWildmat],
        from where [S: NumbersBesidesWildmat],
        number where [S: NumbersBesidesWildmat];
    [] AllGroups:
        msg_id where [S: NameBesidesAllGroups],
        group where [S: NameBesidesAllGroups],
        wildmat where [S: NameBesidesAllGroups],
        range where [S: NameBesidesAllGroups],
        from where [S: NameBesidesAllGroups],
        number where [S: NameBesidesAllGroups];
}

/// As `refuse_name!`, but what was begun so needs no server when it is begun otherwise.
macro_rules! refuse_name_in_articles {
    ($($method:tt where [$($bound:tt)+]),+;) => {
        #[doc(hidden)]
        impl<G, R, S> Builder<Articles<G, R>, S> {
            $(
                pub fn $method<T>(self, _: T) -> Builder<Mistaken, DefaultServer>
                where
                    $($bound)+,
                {
                    self.with_named(|_| Mistaken).with_server(DefaultServer)
                }
            )+
        }
    };
}

refuse_name_in_articles! {
    msg_id where [S: MessageIdBesidesNumbers],
    wildmat where [S: WildmatBesidesNewsgroup];
}

refuse_other! {
    [R, S] Articles<Newsgroup<'_>, R>, S: group(_) where [S: SetNewsgroupTwice];
    [G, S] Articles<G, ArticleRange<'_>>, S:
        range(_) where [S: SetNumbersTwice],
        from(_) where [S: SetNumbersTwice],
        number(_) where [S: SetNumbersTwice];
    [N] N, Server<'_>:
        server(_) where [N: SetServerTwice],
        maybe_server(_) where [N: SetServerTwice];
    [N] N, Option<Server<'_>>:
        server(_) where [N: SetServerTwice],
        maybe_server(_) where [N: SetServerTwice];
    [N, S] N, S:
        fragment(_) where [N: NoFragment],
        password(_) where [N: Password];
}

#[doc(hidden)]
impl<N, S> Builder<N, S> {
    pub fn snews(self) -> Self
    where
        N: NoSnews,
    {
        self
    }
}

#[doc(hidden)]
impl<N> Builder<N, NoServer> {
    pub fn maybe_server<'s, T>(self, _: T) -> Builder<N, Option<Server<'s>>>
    where
        N: MaybeServerForNntp,
    {
        self.with_server(None)
    }
}
