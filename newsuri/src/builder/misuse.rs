//! Mistakes with a builder, in our own words.
//!
//! Each mistake is a method that exists only to be refused: it demands a trait that nothing
//! implements, and whose message says what to call instead. The bound stands on the method and on a
//! parameter that is free in the impl, because the compiler shows the message nowhere else. What a
//! refused method returns accepts everything, so that one mistake gives one error.

use super::{
    AllGroups, Builder, NntpGroup, NoArticleNumber, NoMessageId, NoNewsgroup, NoServer, NoWildmat,
    NumberedArticle,
};
use crate::{ArticleNumber, MessageId, NewsUri, Newsgroup, Server, Target, Wildmat};

macro_rules! mistakes {
    ($($mistake:ident: $message:literal, $label:literal $(, $note:literal)*;)+) => {$(
        #[doc(hidden)]
        #[diagnostic::on_unimplemented(message = $message, label = $label $(, note = $note)*)]
        pub trait $mistake {}
    )+};
}

mistakes! {
    BuildWithoutMessageId: "this link to an article has no Message-ID yet",
        "call `.msg_id(..)` before `.build()`";
    BuildWithoutNewsgroup: "this link has no newsgroup yet",
        "call `.group(..)` before `.build()`";
    BuildWithoutWildmat: "this link to groups has no pattern yet",
        "call `.wildmat(..)` before `.build()`",
        "for all groups begin with `NewsUri::all_groups()`";
    BuildWithoutNumber: "this link to a numbered article has no number yet",
        "call `.number(..)` before `.build()`";
    SetMessageIdTwice: "this link has its Message-ID already",
        "leave out one of the two `.msg_id(..)`";
    SetNewsgroupTwice: "this link has its newsgroup already",
        "leave out one of the two `.group(..)`",
        "a URI names one group; for more write one URI each, or a pattern with `NewsUri::groups()`";
    SetWildmatTwice: "this link has its pattern already",
        "leave out one of the two `.wildmat(..)`";
    SetNumberTwice: "this link has its article number already",
        "leave out one of the two `.number(..)`";
    SetServerTwice: "this link has its server already",
        "leave out one of the two servers";
    MessageIdBesidesGroup: "this link names a newsgroup, not an article by its Message-ID",
        "leave out `.msg_id(..)`, or begin with `NewsUri::article()`";
    MessageIdBesidesWildmat: "this link names groups by a pattern, not an article",
        "leave out `.msg_id(..)`, or begin with `NewsUri::article()`";
    MessageIdBesidesNumber: "this link names an article by its number, not by its Message-ID",
        "leave out `.msg_id(..)`, or begin with `NewsUri::article()`";
    NewsgroupBesidesMessageId: "this link names an article by its Message-ID, which needs no group",
        "leave out `.group(..)`, or begin with `NewsUri::group()`";
    NewsgroupBesidesWildmat: "this link names groups by a pattern",
        "use `.wildmat(..)`, or begin with `NewsUri::group()`";
    WildmatBesidesMessageId: "this link names an article by its Message-ID, which needs no pattern",
        "leave out `.wildmat(..)`, or begin with `NewsUri::groups()`";
    WildmatBesidesNewsgroup: "this link names one newsgroup",
        "use `.group(..)`, or begin with `NewsUri::groups()`";
    NumberBesidesMessageId: "this link names an article by its Message-ID, which needs no number",
        "leave out `.number(..)`, or begin with `NewsUri::numbered_article()`";
    NumberBesidesGroup: "this link names a newsgroup, not an article in it",
        "leave out `.number(..)`, or begin with `NewsUri::numbered_article()`";
    NumberBesidesWildmat: "this link names groups by a pattern, not an article",
        "leave out `.number(..)`, or begin with `NewsUri::numbered_article()`";
    NameBesidesAllGroups: "this link names all groups",
        "leave this out, or begin with `NewsUri::article()`, `::group()`, `::groups()` or \
         `::numbered_article()`";
    SnewsForNntp: "`nntp:` has no `snews:` form",
        "leave out `.snews()`",
        "TLS from the first byte is meant by port 563: `.server(server.with_port(563))`";
    MaybeServerForNntp: "an `nntp:` link must name its server",
        "call `.server(..)` with one that is there",
        "to link a group on the reader's own server, begin with `NewsUri::group()`";
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

impl super::Named for Mistaken {
    fn target(&self) -> Target<'_> {
        Target::AllGroups
    }
}

#[doc(hidden)]
impl<S> Builder<Mistaken, S> {
    pub fn msg_id<T>(self, _: T) -> Self {
        self
    }

    pub fn group<T>(self, _: T) -> Self {
        self
    }

    pub fn wildmat<T>(self, _: T) -> Self {
        self
    }

    pub fn number<T>(self, _: T) -> Self {
        self
    }

    pub fn snews(self) -> Self {
        self
    }
}

/// `build()` of what is not complete. Here and below, the compiler quotes method and bound, which
/// it does shortly only if both stand in the call of the macro as they are.
macro_rules! refuse_build {
    ($uri:ident: $($named:ty: $method:tt where [$($bound:tt)+];)+) => {$(
        #[doc(hidden)]
        impl<S> Builder<$named, S> {
            #[must_use]
            pub fn $method(self) -> $uri
            where
                $($bound)+,
            {
                $uri::all_groups().build()
            }
        }
    )+};
}

refuse_build! {
    NewsUri:
    NoMessageId: build where [S: BuildWithoutMessageId];
    NoNewsgroup: build where [S: BuildWithoutNewsgroup];
    NoWildmat: build where [S: BuildWithoutWildmat];
    NntpGroup<NoNewsgroup>: build where [S: BuildWithoutNewsgroup];
    NumberedArticle<NoNewsgroup, NoArticleNumber>: build where [S: BuildWithoutNewsgroup];
    NumberedArticle<NoNewsgroup, ArticleNumber>: build where [S: BuildWithoutNewsgroup];
    NumberedArticle<Newsgroup<'_>, NoArticleNumber>: build where [S: BuildWithoutNumber];
}

/// Setters for what the link does not name, or names already.
macro_rules! refuse_name {
    ($([$($parameter:tt)*] $named:ty: $($method:tt where [$($bound:tt)+]),+;)+) => {$(
        #[doc(hidden)]
        impl<$($parameter)* S> Builder<$named, S> {
            $(
                pub fn $method<T>(self, _: T) -> Builder<Mistaken, S>
                where
                    $($bound)+,
                {
                    self.with_named(|_| Mistaken)
                }
            )+
        }
    )+};
}

refuse_name! {
    [] NoMessageId:
        group where [S: NewsgroupBesidesMessageId],
        wildmat where [S: WildmatBesidesMessageId],
        number where [S: NumberBesidesMessageId];
    [] MessageId<'_>:
        msg_id where [S: SetMessageIdTwice],
        group where [S: NewsgroupBesidesMessageId],
        wildmat where [S: WildmatBesidesMessageId],
        number where [S: NumberBesidesMessageId];
    [] NoNewsgroup:
        msg_id where [S: MessageIdBesidesGroup],
        wildmat where [S: WildmatBesidesNewsgroup],
        number where [S: NumberBesidesGroup];
    [] Newsgroup<'_>:
        group where [S: SetNewsgroupTwice],
        msg_id where [S: MessageIdBesidesGroup],
        wildmat where [S: WildmatBesidesNewsgroup],
        number where [S: NumberBesidesGroup];
    [] NoWildmat:
        msg_id where [S: MessageIdBesidesWildmat],
        group where [S: NewsgroupBesidesWildmat],
        number where [S: NumberBesidesWildmat];
    [] Wildmat<'_>:
        wildmat where [S: SetWildmatTwice],
        msg_id where [S: MessageIdBesidesWildmat],
        group where [S: NewsgroupBesidesWildmat],
        number where [S: NumberBesidesWildmat];
    [] AllGroups:
        msg_id where [S: NameBesidesAllGroups],
        group where [S: NameBesidesAllGroups],
        wildmat where [S: NameBesidesAllGroups],
        number where [S: NameBesidesAllGroups];
    [] NntpGroup<NoNewsgroup>:
        msg_id where [S: MessageIdBesidesGroup],
        wildmat where [S: WildmatBesidesNewsgroup],
        number where [S: NumberBesidesGroup];
    [] NntpGroup<Newsgroup<'_>>:
        group where [S: SetNewsgroupTwice],
        msg_id where [S: MessageIdBesidesGroup],
        wildmat where [S: WildmatBesidesNewsgroup],
        number where [S: NumberBesidesGroup];
    [G, M,] NumberedArticle<G, M>:
        msg_id where [S: MessageIdBesidesNumber],
        wildmat where [S: WildmatBesidesNewsgroup];
}

/// Methods that leave what the link names as it is.
macro_rules! refuse_other {
    ($([$($parameter:tt)*] $named:ty, $server:ty:
        $($method:tt($argument:tt) where [$($bound:tt)+]),+;
    )+) => {$(
        #[doc(hidden)]
        impl<$($parameter)*> Builder<$named, $server> {
            $(
                pub fn $method<T>(self, $argument: T) -> Self
                where
                    $($bound)+,
                {
                    self
                }
            )+
        }
    )+};
}

refuse_other! {
    [M, S] NumberedArticle<Newsgroup<'_>, M>, S: group(_) where [S: SetNewsgroupTwice];
    [G, S] NumberedArticle<G, ArticleNumber>, S: number(_) where [S: SetNumberTwice];
    [N] N, Server<'_>:
        server(_) where [N: SetServerTwice],
        maybe_server(_) where [N: SetServerTwice];
    [N] N, Option<Server<'_>>:
        server(_) where [N: SetServerTwice],
        maybe_server(_) where [N: SetServerTwice];
    [N, S] N, S: password(_) where [N: Password];
}

#[doc(hidden)]
impl<G, S> Builder<NntpGroup<G>, S> {
    pub fn snews(self) -> Self
    where
        S: SnewsForNntp,
    {
        self
    }
}

#[doc(hidden)]
impl<G, M, S> Builder<NumberedArticle<G, M>, S> {
    pub fn snews(self) -> Self
    where
        S: SnewsForNntp,
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

pub(crate) use {mistakes, refuse_build, refuse_name, refuse_other};
