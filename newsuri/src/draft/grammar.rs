//! The older grammars, as values.

use core::fmt;

use super::Reading;

macro_rules! grammars {
    ($($(#[doc = $doc:literal])+ $grammar:ident: $name:literal;)+) => {
        /// A grammar that was in use before RFC 5538.
        ///
        /// The older draft has three formulations, which differ in how groups are named; RFC 1738 has
        /// one grammar for each scheme.
        ///
        /// ```
        /// use newsuri::draft::{DraftUriRef, Grammar, Target};
        ///
        /// let target = |grammar| DraftUriRef::parse("news:*", grammar).map(|uri| uri.target());
        /// assert_eq!(target(Grammar::Primary)?, Target::AllGroups);
        /// assert_eq!(target(Grammar::Empty)?, Target::Group("*".try_into()?));
        /// # Ok::<(), newsuri::ParseError>(())
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Grammar {
            $($(#[doc = $doc])+ $grammar,)+
        }

        impl Grammar {
            /// Every one of them.
            ///
            /// ```
            /// use newsuri::draft::{DraftUriRef, Grammar};
            ///
            /// let text = "nntp://news.example.com/comp.lang.c";
            /// let mut takes = Grammar::ALL.iter().filter(|g| DraftUriRef::parse(text, **g).is_ok());
            /// assert_eq!(takes.next(), Some(&Grammar::NntpUrl));
            /// assert_eq!(takes.next(), None);
            /// ```
            pub const ALL: &'static [Self] = &[$(Self::$grammar),+];

            /// What it is called.
            ///
            /// ```
            /// use newsuri::draft::Grammar;
            ///
            /// assert_eq!(Grammar::Primary.name(), "the older draft, primary formulation");
            /// ```
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$grammar => $name,)+
                }
            }

            /// The grammar as the scanner knows it.
            pub(crate) const fn scanned(self) -> newsuri_core::Grammar {
                match self {
                    $(Self::$grammar => newsuri_core::Grammar::$grammar,)+
                }
            }
        }
    };
}

grammars! {
    /// The older draft in its primary formulation: `news:*`, `news://h/*`, `news://h/` and
    /// `news://h` are all groups (the older draft, 2).
    Primary: "the older draft, primary formulation";
    /// The older draft in its first alternative: `news:`, `news://h/` and `news://h` are all groups,
    /// and `*` is a name like any other (the older draft, 2.3).
    Empty: "the older draft, first alternative";
    /// The older draft in its second alternative: groups are named by a wildmat, and `news:` may
    /// stand for `news:*` (the older draft, 2.3).
    Wildmat: "the older draft, second alternative";
    /// `newsurl`: an article, a group or `*`, without a server (RFC 1738, 3.6).
    NewsUrl: "RFC 1738, newsurl";
    /// `nntpurl`: a group, or an article in it by its number, on a server (RFC 1738, 3.7).
    NntpUrl: "RFC 1738, nntpurl";
}

impl Grammar {
    /// Which grammars take a text, RFC 5538 first, and what it names by each.
    ///
    /// ```
    /// use newsuri::draft::{Grammar, Reading, Target};
    ///
    /// // One group whose name has a comma, or a list of two patterns. RFC 5538 has neither.
    /// let targets = Grammar::accepting("news:a,b").map(|reading| match reading {
    ///     Reading::Older(uri) => (uri.grammar(), uri.target()),
    ///     Reading::Rfc5538(_) => unreachable!(),
    /// });
    /// let name = Target::Group("a,b".try_into()?);
    /// let list = Target::Groups("a,b".try_into()?);
    /// assert!(targets.eq([
    ///     (Grammar::Primary, name.clone()),
    ///     (Grammar::Empty, name),
    ///     (Grammar::Wildmat, list),
    /// ]));
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    pub fn accepting(text: &str) -> impl Iterator<Item = Reading<'_>> {
        Reading::all(text)
    }
}

/// What it is called.
impl fmt::Display for Grammar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The formulation of the older draft that a built URI is written in.
///
/// ```
/// use newsuri::draft::{DraftUri, Formulation};
///
/// let all = |formulation| DraftUri::all_groups().formulation(formulation).build();
/// assert_eq!(all(Formulation::Primary), "news:*");
/// assert_eq!(all(Formulation::Empty), "news:");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Formulation {
    /// All groups are `*`, or a server (the older draft, 2).
    #[default]
    Primary,
    /// All groups are nothing, or a server (the older draft, 2.3, first alternative).
    Empty,
    /// Groups are named by a wildmat (the older draft, 2.3, second alternative).
    Wildmat,
}

/// Fails, with the grammar given back, for those of RFC 1738.
impl TryFrom<Grammar> for Formulation {
    type Error = Grammar;

    fn try_from(grammar: Grammar) -> Result<Self, Self::Error> {
        match grammar {
            Grammar::Primary => Ok(Self::Primary),
            Grammar::Empty => Ok(Self::Empty),
            Grammar::Wildmat => Ok(Self::Wildmat),
            Grammar::NewsUrl | Grammar::NntpUrl => Err(grammar),
        }
    }
}

impl From<Formulation> for Grammar {
    fn from(formulation: Formulation) -> Self {
        match formulation {
            Formulation::Primary => Self::Primary,
            Formulation::Empty => Self::Empty,
            Formulation::Wildmat => Self::Wildmat,
        }
    }
}
