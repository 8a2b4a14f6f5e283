//! Why a URI has no equivalent by another grammar.

use core::fmt;

use newsuri_core::Rule;

macro_rules! reasons {
    ($($(#[doc = $doc:literal])+ $kind:ident: $reason:literal, $document:literal $section:literal;)+) => {
        /// Why what a URI names cannot be named by another grammar.
        ///
        /// ```
        /// use newsuri::draft::NoEquivalent;
        /// use newsuri::draft_uri;
        ///
        /// let error = draft_uri!("nntp://h/comp.lang.c/100-").to_rfc5538().unwrap_err();
        /// assert_eq!(error, NoEquivalent::Range);
        /// assert_eq!(
        ///     error.to_string(),
        ///     "there is no equivalent: a URI names one article by its number, not a range \
        ///      (RFC 5538, section 3)"
        /// );
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum NoEquivalent {
            $($(#[doc = $doc])+ $kind,)+
        }

        impl NoEquivalent {
            /// Why, in a few words.
            ///
            /// ```
            /// use newsuri::draft::NoEquivalent;
            ///
            /// assert_eq!(NoEquivalent::Snews.reason(), "the older grammars have no `snews`");
            /// ```
            #[must_use]
            pub const fn reason(self) -> &'static str {
                match self {
                    $(Self::$kind => $reason,)+
                }
            }

            /// The rule of the grammar that cannot name it.
            ///
            /// ```
            /// use newsuri::draft::NoEquivalent;
            ///
            /// assert_eq!(NoEquivalent::Host.rule().to_string(), "RFC 5538, section 2.1");
            /// ```
            #[must_use]
            pub const fn rule(self) -> Rule {
                match self {
                    $(Self::$kind => Rule::new($document, $section),)+
                }
            }
        }
    };
}

reasons! {
    /// A range of article numbers, be it `5-5`.
    Range: "a URI names one article by its number, not a range", "RFC 5538" "3";
    /// An article number of more than 16 digits.
    ArticleNumber: "an article number has at most 16 digits", "RFC 5538" "3";
    /// A Message-ID that RFC 5536 forbids.
    MessageId: "the Message-ID is not one of RFC 5536", "RFC 5536" "3.1.3";
    /// A list of patterns, or a negation.
    List: "a URI names groups by one pattern, not by a list", "RFC 5538" "4";
    /// A group with a literal `*` or `?`.
    Wildcard: "a `*` or `?` is a wildcard, not a part of a name", "RFC 3977" "4.1";
    /// A group named `.` or `..`.
    Dots: "`.` and `..` are not newsgroup names", "RFC 5538" "2.3";
    /// A group with another character that no name has.
    Newsgroup: "the name has a character that no newsgroup name has", "RFC 3977" "4.1";
    /// An `nntp` URI without a host.
    Host: "an `nntp:` URI must name a host", "RFC 5538" "2.1";
    /// A URI with the scheme `snews`.
    Snews: "the older grammars have no `snews`", "the older draft" "2";
    /// A URI with a fragment.
    Fragment: "the older grammars have no fragment", "the older draft" "2";
    /// A group in an `nntp` URI.
    GroupInNntp: "an `nntp:` URI of the older draft names articles by their numbers",
        "the older draft" "3";
    /// A pattern in a formulation without patterns.
    Wildmat: "this formulation of the older draft has no patterns", "the older draft" "2";
    /// A name that is not ASCII in a formulation without UTF-8.
    NotAscii: "names are ASCII there in the older draft", "the older draft" "2";
}

impl fmt::Display for NoEquivalent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no equivalent: {} ({})", self.reason(), self.rule())
    }
}

impl core::error::Error for NoEquivalent {}
