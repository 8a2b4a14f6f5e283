//! What the setters take: the nouns, by value or borrowed.

use core::ops::{RangeFrom, RangeInclusive};

use crate::builder::into_noun;
use crate::draft::{ArticleNumber, ArticleRange, MessageId, Newsgroup, Wildmat};

into_noun!(
    /// A [`MessageId`] of this grammar by value or borrowed, or one of RFC 5536.
    ///
    /// ```
    /// use newsuri::draft::build::IntoDraftMessageId;
    /// use newsuri::draft::{DraftUri, MessageId};
    ///
    /// fn link<'a>(id: impl IntoDraftMessageId<'a>) -> DraftUri {
    ///     DraftUri::article().msg_id(id).build()
    /// }
    /// let id = MessageId::from_static("a..b@example.com");
    /// assert_eq!(link(&id), link(id));
    /// ```
    IntoDraftMessageId, into_message_id, MessageId,
    "`{Self}` is not a `draft::MessageId`",
    "a `draft::MessageId` is due here",
    "for text write `draft::MessageId::parse(text)?`, in code `msg_id!(\"id@host\")`, or `draft::MessageId::from_static(\"a..b@host\")` where RFC 5536 forbids the id"
);

into_noun!(
    /// A [`Newsgroup`] of this grammar, by value or borrowed.
    ///
    /// ```
    /// use newsuri::draft::build::IntoDraftNewsgroup;
    /// use newsuri::draft::{DraftUri, Newsgroup};
    ///
    /// fn link<'a>(group: impl IntoDraftNewsgroup<'a>) -> DraftUri {
    ///     DraftUri::group().group(group).build()
    /// }
    /// let group = Newsgroup::from_static("comp.lang.c");
    /// assert_eq!(link(&group), link(group));
    /// ```
    IntoDraftNewsgroup, into_newsgroup, Newsgroup,
    "`{Self}` is not a `draft::Newsgroup`",
    "a `draft::Newsgroup` is due here",
    "for text write `draft::Newsgroup::parse(text)?`, in code `draft::Newsgroup::from_static(\"comp.lang.c\")`",
    "a `Newsgroup` of RFC 5538 becomes one by `draft::Newsgroup::try_from(group)?` if it is ASCII",
    "a wildmat is linked with `DraftUri::groups().wildmat(..)`"
);

into_noun!(
    /// A [`Wildmat`] of this grammar by value or borrowed, or a pattern of RFC 5538.
    ///
    /// ```
    /// use newsuri::draft::build::IntoDraftWildmat;
    /// use newsuri::draft::{DraftUri, Wildmat};
    ///
    /// fn link<'a>(wildmat: impl IntoDraftWildmat<'a>) -> DraftUri {
    ///     DraftUri::groups().wildmat(wildmat).build()
    /// }
    /// let wildmat = Wildmat::from_static("comp.*,!comp.os.*");
    /// assert_eq!(link(&wildmat), link(wildmat));
    /// ```
    IntoDraftWildmat, into_wildmat, Wildmat,
    "`{Self}` is not a `draft::Wildmat`",
    "a `draft::Wildmat` is due here",
    "for text write `draft::Wildmat::parse(text)?`, in code `draft::Wildmat::from_static(\"a.*,b.*\")`",
    "a `Newsgroup` of RFC 5538 becomes one by `draft::Wildmat::from(group)`; a `draft::Newsgroup` is linked with `DraftUri::group().group(..)`"
);

#[diagnostic::do_not_recommend]
impl<'a> IntoDraftMessageId<'a> for crate::MessageId<'a> {
    fn into_message_id(self) -> MessageId<'a> {
        self.into()
    }
}

#[diagnostic::do_not_recommend]
impl<'a> IntoDraftMessageId<'a> for &'a crate::MessageId<'_> {
    fn into_message_id(self) -> MessageId<'a> {
        self.borrowed().into()
    }
}

#[diagnostic::do_not_recommend]
impl<'a> IntoDraftWildmat<'a> for crate::Wildmat<'a> {
    fn into_wildmat(self) -> Wildmat<'a> {
        self.into()
    }
}

#[diagnostic::do_not_recommend]
impl<'a> IntoDraftWildmat<'a> for &'a crate::Wildmat<'_> {
    fn into_wildmat(self) -> Wildmat<'a> {
        self.borrowed().into()
    }
}

/// An [`ArticleNumber`] of any length, by value or borrowed, or a `u64`, or one of RFC 5538.
///
/// ```
/// use newsuri::draft::build::IntoDraftArticleNumber;
/// use newsuri::draft::{DraftUri, Newsgroup};
/// use newsuri::server;
///
/// fn link<'a>(number: impl IntoDraftArticleNumber<'a>) -> DraftUri {
///     let group = DraftUri::articles().group(Newsgroup::from_static("test"));
///     group.server(server!("h.example")).number(number).build()
/// }
/// assert_eq!(link(42), link(newsuri::ArticleNumber::from(42)));
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an article number",
    label = "a `u64` or a `draft::ArticleNumber` is due here",
    note = "another integer becomes one by `u64::from(number)` or `u64::try_from(number)?`, text by \
            `draft::ArticleNumber::parse(text)?`; several articles are named by `.range(1..=5)` or \
            `.from(1)`"
)]
pub trait IntoDraftArticleNumber<'a>: sealed::Argument {
    #[doc(hidden)]
    fn into_article_number(self) -> ArticleNumber<'a>;
}

/// An [`ArticleRange`] by value or borrowed, or a range of Rust from a number to another or from one
/// on.
///
/// ```
/// use newsuri::draft::build::IntoArticleRange;
/// use newsuri::draft::{ArticleRange, DraftUri, Newsgroup};
/// use newsuri::server;
///
/// fn link<'a>(range: impl IntoArticleRange<'a>) -> DraftUri {
///     let group = DraftUri::articles().group(Newsgroup::from_static("test"));
///     group.server(server!("h.example")).range(range).build()
/// }
/// assert_eq!(link(1..=5), link(ArticleRange::from(1..=5)));
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a range of article numbers",
    label = "a range such as `1..=5` or `1..` is due here",
    note = "its end belongs to it, so write `1..=5` and not `1..6`; its numbers are `u64` or \
            `draft::ArticleNumber`",
    note = "text becomes one by `draft::ArticleRange::parse(text)?`; one article is named by \
            `.number(1)`"
)]
pub trait IntoArticleRange<'a>: sealed::Argument {
    #[doc(hidden)]
    fn into_article_range(self) -> ArticleRange<'a>;
}

macro_rules! into_number {
    ($($number:ty),+) => {$(
        #[diagnostic::do_not_recommend]
        impl<'a> IntoDraftArticleNumber<'a> for $number {
            fn into_article_number(self) -> ArticleNumber<'a> {
                self.into()
            }
        }

        #[diagnostic::do_not_recommend]
        impl<'a> IntoArticleRange<'a> for RangeInclusive<$number> {
            fn into_article_range(self) -> ArticleRange<'a> {
                self.into()
            }
        }

        #[diagnostic::do_not_recommend]
        impl<'a> IntoArticleRange<'a> for RangeFrom<$number> {
            fn into_article_range(self) -> ArticleRange<'a> {
                self.into()
            }
        }
    )+};
}

into_number!(crate::ArticleNumber, ArticleNumber<'a>);

// Not by the macro: the compiler shows these where another integer is given.
#[diagnostic::do_not_recommend]
impl<'a> IntoDraftArticleNumber<'a> for u64 {
    fn into_article_number(self) -> ArticleNumber<'a> {
        self.into()
    }
}

#[diagnostic::do_not_recommend]
impl<'a> IntoArticleRange<'a> for RangeInclusive<u64> {
    fn into_article_range(self) -> ArticleRange<'a> {
        self.into()
    }
}

#[diagnostic::do_not_recommend]
impl<'a> IntoArticleRange<'a> for RangeFrom<u64> {
    fn into_article_range(self) -> ArticleRange<'a> {
        self.into()
    }
}

#[diagnostic::do_not_recommend]
impl<'a> IntoDraftArticleNumber<'a> for &'a ArticleNumber<'_> {
    fn into_article_number(self) -> ArticleNumber<'a> {
        self.borrowed()
    }
}

#[diagnostic::do_not_recommend]
impl<'a> IntoArticleRange<'a> for ArticleRange<'a> {
    fn into_article_range(self) -> ArticleRange<'a> {
        self
    }
}

#[diagnostic::do_not_recommend]
impl<'a> IntoArticleRange<'a> for &'a ArticleRange<'_> {
    fn into_article_range(self) -> ArticleRange<'a> {
        self.borrowed()
    }
}

mod sealed {
    use core::ops::{RangeFrom, RangeInclusive};

    use super::{ArticleNumber, ArticleRange, MessageId, Newsgroup, Wildmat};

    /// What a setter can take.
    pub trait Argument {}

    macro_rules! seal {
        ($($argument:ty),+) => {$(impl Argument for $argument {})+};
    }

    seal!(MessageId<'_>, &MessageId<'_>, Newsgroup<'_>, &Newsgroup<'_>, Wildmat<'_>, &Wildmat<'_>);
    seal!(crate::MessageId<'_>, &crate::MessageId<'_>, crate::Wildmat<'_>, &crate::Wildmat<'_>);
    seal!(u64, crate::ArticleNumber, ArticleNumber<'_>, &ArticleNumber<'_>);
    seal!(ArticleRange<'_>, &ArticleRange<'_>);
    seal!(
        RangeInclusive<u64>,
        RangeInclusive<crate::ArticleNumber>,
        RangeInclusive<ArticleNumber<'_>>
    );
    seal!(RangeFrom<u64>, RangeFrom<crate::ArticleNumber>, RangeFrom<ArticleNumber<'_>>);
}
