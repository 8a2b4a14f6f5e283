//! What the setters take: the nouns, by value or borrowed.

use crate::{ArticleNumber, MessageId, Newsgroup, Server, Wildmat};

macro_rules! into_noun {
    ($(#[$doc:meta])+ $into:ident, $method:ident, $noun:ident, $message:literal, $label:literal, $($note:literal),+) => {
        $(#[$doc])+
        #[diagnostic::on_unimplemented(
            message = $message,
            label = $label,
            $(note = $note),+
        )]
        pub trait $into<'a>: sealed::$into {
            #[doc(hidden)]
            fn $method(self) -> $noun<'a>;
        }

        #[diagnostic::do_not_recommend]
        impl<'a> $into<'a> for $noun<'a> {
            fn $method(self) -> $noun<'a> {
                self
            }
        }

        #[diagnostic::do_not_recommend]
        impl<'a> $into<'a> for &'a $noun<'_> {
            fn $method(self) -> $noun<'a> {
                self.borrowed()
            }
        }
    };
}

into_noun!(
    /// A [`MessageId`], by value or borrowed.
    IntoMessageId, into_message_id, MessageId,
    "`{Self}` is not a `MessageId`",
    "a `MessageId` is due here",
    "in code write `msg_id!(\"id@host\")`; for text that a program meets, `MessageId::parse(text)?`"
);

into_noun!(
    /// A [`Newsgroup`], by value or borrowed.
    IntoNewsgroup, into_newsgroup, Newsgroup,
    "`{Self}` is not a `Newsgroup`",
    "a `Newsgroup` is due here",
    "in code write `newsgroup!(\"comp.lang.rust\")`; for text that a program meets, `Newsgroup::parse(text)?`",
    "a pattern with wildcards is linked with `NewsUri::groups().wildmat(..)`"
);

into_noun!(
    /// A [`Wildmat`], by value or borrowed.
    IntoWildmat, into_wildmat, Wildmat,
    "`{Self}` is not a `Wildmat`",
    "a `Wildmat` is due here",
    "in code write `wildmat!(\"comp.*\")`; for text that a program meets, `Wildmat::parse(text)?`",
    "one group is linked with `NewsUri::group().group(..)`"
);

into_noun!(
    /// A [`Server`], by value or borrowed.
    IntoServer, into_server, Server,
    "`{Self}` is not a `Server`",
    "a `Server` is due here",
    "in code write `server!(\"news.example.com\")`; for text that a program meets, `Server::parse(text)?`",
    "from parts, `Server::from((host, port))`; from an `Option`, `.maybe_server(..)`"
);

/// An [`ArticleNumber`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an `ArticleNumber`",
    label = "an `ArticleNumber` is due here",
    note = "write `ArticleNumber::from(42)` for a `u32`, `ArticleNumber::try_from(number)?` for a `u64`"
)]
pub trait IntoArticleNumber: sealed::IntoArticleNumber {
    #[doc(hidden)]
    fn into_article_number(self) -> ArticleNumber;
}

#[diagnostic::do_not_recommend]
impl IntoArticleNumber for ArticleNumber {
    fn into_article_number(self) -> ArticleNumber {
        self
    }
}

mod sealed {
    use super::{ArticleNumber, MessageId, Newsgroup, Server, Wildmat};

    macro_rules! seal {
        ($($into:ident for $noun:ty),+) => {$(
            pub trait $into {}
            impl $into for $noun {}
            impl $into for &$noun {}
        )+};
    }

    seal!(
        IntoMessageId for MessageId<'_>,
        IntoNewsgroup for Newsgroup<'_>,
        IntoWildmat for Wildmat<'_>,
        IntoServer for Server<'_>
    );

    pub trait IntoArticleNumber {}
    impl IntoArticleNumber for ArticleNumber {}
}
