//! What is valid but unwise, as one table: component, reason, rule, help.

use core::fmt;
use core::ops::Range;

use newsuri_core::{Component, Rule};

macro_rules! kinds {
    ($(
        $(#[doc = $doc:literal])+
        $kind:ident: $component:ident, $reason:literal, $document:literal $section:literal,
            help $help:literal;
    )+) => {
        /// What is unwise: each kind is one reason about one component.
        ///
        /// Later versions may have more kinds, so a `match` has an arm for the rest.
        ///
        /// ```
        /// use newsuri::{AdviceKind, Component};
        ///
        /// assert_eq!(AdviceKind::Password.component(), Component::Userinfo);
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum AdviceKind {
            $($(#[doc = $doc])+ $kind,)+
        }

        impl AdviceKind {
            /// The component that it is about.
            ///
            /// ```
            /// use newsuri::{AdviceKind, Component};
            ///
            /// let kind = AdviceKind::ArticleRangeEmpty;
            /// assert_eq!(kind.component(), Component::ArticleRange);
            /// ```
            #[must_use]
            pub const fn component(self) -> Component {
                match self {
                    $(Self::$kind => Component::$component,)+
                }
            }

            /// Why it is unwise, in a few words without the text itself.
            ///
            /// ```
            /// use newsuri::AdviceKind;
            ///
            /// assert_eq!(AdviceKind::Password.reason(), "whoever reads the URI reads the password");
            /// ```
            #[must_use]
            pub const fn reason(self) -> &'static str {
                match self {
                    $(Self::$kind => $reason,)+
                }
            }

            /// Where it is said: document and section.
            ///
            /// ```
            /// use newsuri::AdviceKind;
            ///
            /// assert_eq!(AdviceKind::Password.rule().to_string(), "RFC 3986, section 3.2.1");
            /// ```
            #[must_use]
            pub const fn rule(self) -> Rule {
                match self {
                    $(Self::$kind => Rule::new($document, $section),)+
                }
            }

            /// What to do about it in general.
            ///
            /// ```
            /// use newsuri::AdviceKind;
            ///
            /// assert!(AdviceKind::AllGroupsStar.help().starts_with("write `news:`"));
            /// ```
            #[must_use]
            pub const fn help(self) -> &'static str {
                match self {
                    $(Self::$kind => $help,)+
                }
            }
        }
    };
}

kinds! {
    /// The URI has a password.
    Password: Userinfo, "whoever reads the URI reads the password", "RFC 3986" "3.2.1",
        help "name only the user, and hand the password to the program that logs in";
    /// The Message-ID is allowed by an older grammar, but not by RFC 5536.
    MessageIdNotRfc5536: MessageId, "not every message-id of this grammar is a real one",
        "the older draft" "2.1",
        help "compare with the header of the article; RFC 5536 forbids this one, so that RFC 5538 \
              cannot name it";
    /// The name of a group is `*`, which was to be deprecated as a way to write all groups.
    AllGroupsStar: Newsgroup, "a `*` for all groups is deprecated, and a name here",
        "the older draft" "2.3",
        help "write `news:` or `news://host/` for all groups";
    /// A range of article numbers ends before it begins.
    ArticleRangeEmpty: ArticleRange, "no article is in a range that ends before it begins",
        "RFC 3977" "6.1.2.2",
        help "write the smaller number first";
}

/// Something in a URI that is valid but unwise: what, where, why.
///
/// ```
/// use newsuri::{Advice, AdviceKind, draft_uri};
///
/// let uri = draft_uri!("nntp://h/g/9-1");
/// let advice: Advice = uri.advice().next().unwrap();
/// assert_eq!(advice.kind(), AdviceKind::ArticleRangeEmpty);
/// assert_eq!(&uri.as_str()[advice.range()], "9-1");
/// assert_eq!(
///     advice.to_string(),
///     "at byte 11: range: no article is in a range that ends before it begins \
///      (RFC 3977, section 6.1.2.2)"
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Advice {
    kind: AdviceKind,
    range: Range<usize>,
}

impl Advice {
    pub(crate) const fn new(kind: AdviceKind, range: Range<usize>) -> Self {
        Self { kind, range }
    }

    /// What is unwise.
    ///
    /// ```
    /// use newsuri::{AdviceKind, draft_uri};
    ///
    /// let uri = draft_uri!("news:*", Empty);
    /// assert_eq!(uri.advice().next().unwrap().kind(), AdviceKind::AllGroupsStar);
    /// ```
    #[must_use]
    pub const fn kind(&self) -> AdviceKind {
        self.kind
    }

    /// Where it stands: offsets into the text, in bytes.
    ///
    /// ```
    /// use newsuri::draft::DraftUri;
    ///
    /// let uri: DraftUri = "news://me:secret@h.example".parse()?;
    /// assert_eq!(uri.advice().next().unwrap().range(), 10..16);
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub fn range(&self) -> Range<usize> {
        self.range.clone()
    }
}

/// Where, what and why. It does not quote the text.
impl fmt::Display for Advice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = self.kind;
        let (start, component) = (self.range.start, kind.component());
        write!(f, "at byte {start}: {component}: {} ({})", kind.reason(), kind.rule())
    }
}
