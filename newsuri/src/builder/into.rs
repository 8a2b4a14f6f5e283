//! What the setters take: the nouns, by value or borrowed.

use alloc::borrow::Cow;
use alloc::string::String;

use crate::{ArticleNumber, Fragment, MessageId, Newsgroup, Server, Wildmat};

macro_rules! into_noun {
    ($(#[$doc:meta])+ $into:ident, $method:ident, $noun:ident, $message:literal, $label:literal, $($note:literal),+) => {
        $(#[$doc])+
        #[diagnostic::on_unimplemented(
            message = $message,
            label = $label,
            $(note = $note),+
        )]
        pub trait $into<'a>: sealed::Argument {
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
    ///
    /// ```
    /// use newsuri::builder::IntoMessageId;
    /// use newsuri::{NewsUri, msg_id};
    ///
    /// fn link<'a>(id: impl IntoMessageId<'a>) -> NewsUri {
    ///     NewsUri::article().msg_id(id).build()
    /// }
    /// let id = msg_id!("1@example.com");
    /// assert_eq!(link(&id), link(id));
    /// ```
    IntoMessageId, into_message_id, MessageId,
    "`{Self}` is not a `MessageId`",
    "a `MessageId` is due here",
    "in code write `msg_id!(\"id@host\")`; for text that a program meets, `MessageId::parse(text)?`"
);

into_noun!(
    /// A [`Newsgroup`], by value or borrowed.
    ///
    /// ```
    /// use newsuri::builder::IntoNewsgroup;
    /// use newsuri::{NewsUri, newsgroup};
    ///
    /// fn link<'a>(group: impl IntoNewsgroup<'a>) -> NewsUri {
    ///     NewsUri::group().group(group).build()
    /// }
    /// let group = newsgroup!("comp.lang.c");
    /// assert_eq!(link(&group), link(group));
    /// ```
    IntoNewsgroup, into_newsgroup, Newsgroup,
    "`{Self}` is not a `Newsgroup`",
    "a `Newsgroup` is due here",
    "in code write `newsgroup!(\"comp.lang.rust\")`; for text that a program meets, `Newsgroup::parse(text)?`",
    "a pattern with wildcards is linked with `NewsUri::groups().wildmat(..)`"
);

into_noun!(
    /// A [`Wildmat`], by value or borrowed.
    ///
    /// ```
    /// use newsuri::builder::IntoWildmat;
    /// use newsuri::{NewsUri, wildmat};
    ///
    /// fn link<'a>(pattern: impl IntoWildmat<'a>) -> NewsUri {
    ///     NewsUri::groups().wildmat(pattern).build()
    /// }
    /// let pattern = wildmat!("comp.lang.*");
    /// assert_eq!(link(&pattern), link(pattern));
    /// ```
    IntoWildmat, into_wildmat, Wildmat,
    "`{Self}` is not a `Wildmat`",
    "a `Wildmat` is due here",
    "in code write `wildmat!(\"comp.*\")`; for text that a program meets, `Wildmat::parse(text)?`",
    "one group is linked with `NewsUri::group().group(..)`"
);

into_noun!(
    /// A [`Server`], by value or borrowed.
    ///
    /// ```
    /// use newsuri::builder::IntoServer;
    /// use newsuri::{NewsUri, server};
    ///
    /// fn all_groups<'a>(server: impl IntoServer<'a>) -> NewsUri {
    ///     NewsUri::all_groups().server(server).build()
    /// }
    /// let server = server!("news.example.com");
    /// assert_eq!(all_groups(&server), all_groups(server));
    /// ```
    IntoServer, into_server, Server,
    "`{Self}` is not a `Server`",
    "a `Server` is due here",
    "in code write `server!(\"news.example.com\")`; for text that a program meets, `Server::parse(text)?`",
    "a `Host` or an IP address becomes one by `Server::from(host)`, with a port by `Server::from((host, port))`",
    "an `Option<Server>` is given to `.maybe_server(..)`, save for `nntp:`"
);

/// An [`ArticleNumber`]. A bare number is none, because a `u64` can have more than 16 digits.
///
/// ```
/// use newsuri::builder::IntoArticleNumber;
/// use newsuri::{ArticleNumber, NewsUri, newsgroup, server};
///
/// fn link(number: impl IntoArticleNumber) -> NewsUri {
///     let group = NewsUri::numbered_article().group(newsgroup!("test"));
///     group.server(server!("news.example.com")).number(number).build()
/// }
/// assert_eq!(link(ArticleNumber::from(42)), "nntp://news.example.com/test/42");
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an `ArticleNumber`",
    label = "an `ArticleNumber` is due here",
    note = "write `ArticleNumber::from(42)` for a `u32`, `ArticleNumber::try_from(number)?` for a `u64`, `ArticleNumber::parse(text)?` for text"
)]
pub trait IntoArticleNumber: sealed::Argument {
    #[doc(hidden)]
    fn into_article_number(self) -> ArticleNumber;
}

#[diagnostic::do_not_recommend]
impl IntoArticleNumber for ArticleNumber {
    fn into_article_number(self) -> ArticleNumber {
        self
    }
}

/// A fragment: plain text, of which is encoded what needs it, or a [`Fragment`], which is encoded
/// already.
///
/// ```
/// use newsuri::{Fragment, NewsUri, msg_id};
///
/// let link = NewsUri::article().msg_id(msg_id!("1@example.com"));
/// // Text is encoded, be it `&str` or `String`; what is encoded stays as it is.
/// assert_eq!(link.clone().fragment("100%").build(), "news:1@example.com#100%25");
/// assert_eq!(link.fragment(Fragment::parse("100%25")?).build(), "news:1@example.com#100%25");
/// # Ok::<(), newsuri::ParseError>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a fragment",
    label = "text or a `Fragment` is due here",
    note = "a number or the like becomes text by `.to_string()`; an `Option` is set by \
            `if let Some(fragment) = fragment {{ builder = builder.fragment(fragment) }}`"
)]
pub trait IntoFragment<'a>: sealed::Argument {
    #[doc(hidden)]
    fn into_fragment(self) -> Fragment<'a>;
}

#[diagnostic::do_not_recommend]
impl<'a> IntoFragment<'a> for Fragment<'a> {
    fn into_fragment(self) -> Fragment<'a> {
        self
    }
}

#[diagnostic::do_not_recommend]
impl<'a> IntoFragment<'a> for &'a Fragment<'_> {
    fn into_fragment(self) -> Fragment<'a> {
        self.borrowed()
    }
}

#[diagnostic::do_not_recommend]
impl<'a> IntoFragment<'a> for &'a str {
    fn into_fragment(self) -> Fragment<'a> {
        Fragment::encode(self)
    }
}

#[diagnostic::do_not_recommend]
impl<'a> IntoFragment<'a> for &'a String {
    fn into_fragment(self) -> Fragment<'a> {
        Fragment::encode(self)
    }
}

#[diagnostic::do_not_recommend]
impl<'a> IntoFragment<'a> for String {
    fn into_fragment(self) -> Fragment<'a> {
        Fragment::encode(&self).into_owned()
    }
}

pub(crate) use into_noun;

#[diagnostic::do_not_recommend]
impl<'a> IntoFragment<'a> for Cow<'_, str> {
    fn into_fragment(self) -> Fragment<'a> {
        Fragment::encode(&self).into_owned()
    }
}

mod sealed {
    use alloc::borrow::Cow;
    use alloc::string::String;

    use super::{ArticleNumber, Fragment, MessageId, Newsgroup, Server, Wildmat};

    /// What a setter can take.
    pub trait Argument {}

    macro_rules! seal {
        ($($argument:ty),+) => {$(impl Argument for $argument {})+};
    }

    seal!(MessageId<'_>, &MessageId<'_>, Newsgroup<'_>, &Newsgroup<'_>, Wildmat<'_>, &Wildmat<'_>);
    seal!(Server<'_>, &Server<'_>, Fragment<'_>, &Fragment<'_>);
    seal!(&str, &String, String, Cow<'_, str>);
    seal!(ArticleNumber);
}
