//! What is valid but unwise in a URI.

use core::fmt;
use core::ops::Range;

use crate::advice_kind::AdviceKind;
use crate::buffer::Buffer;
use crate::fault::Fix;
use crate::grammar::Grammar;
use crate::parts::Parts;
use crate::scan::scan;
use crate::suggestion::{MAX_CORRECTED, Suggestion};

pub(crate) mod find;

/// A text, and its parts by RFC 5538.
#[derive(Clone, Copy)]
pub(crate) struct Uri<'t> {
    pub(crate) text: &'t str,
    pub(crate) parts: &'t Parts,
}

/// Where something unwise is, and the edit that mends it.
pub(crate) struct Found {
    pub(crate) range: Range<usize>,
    pub(crate) fix: Fix,
}

impl Found {
    pub(crate) const fn new(range: Range<usize>, fix: Fix) -> Self {
        Self { range, fix }
    }
}

/// Something in a URI that is valid but unwise: what, where, why, and what to write.
///
/// It does not hold the text. To see the place, give the text to [`report`](Self::report).
///
/// ```
/// use newsuri_core::{AdviceKind, Grammar, advice, scan};
///
/// let text = "news://news.example.com:119/comp.lang.c";
/// let parts = scan(text, Grammar::Rfc5538)?;
/// let advice = advice(text, &parts).next().unwrap();
/// assert_eq!((advice.kind(), advice.range()), (AdviceKind::PortDefault, 23..27));
/// assert_eq!(advice.suggestion(text).unwrap().to_string(), "");
/// assert_eq!(
///     advice.to_string(),
///     "at byte 23: port: this is the default port (RFC 3986, section 3.2.3)"
/// );
/// # Ok::<(), newsuri_core::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Advice {
    kind: AdviceKind,
    range: Range<usize>,
    fix: Fix,
}

impl Advice {
    /// Advice that other rules than those of RFC 5538 give.
    #[doc(hidden)]
    #[must_use]
    pub const fn new(kind: AdviceKind, range: Range<usize>) -> Self {
        Self { kind, range, fix: Fix::None }
    }

    /// What is unwise.
    ///
    /// ```
    /// use newsuri_core::{AdviceKind, Grammar, advice, scan};
    ///
    /// let text = "snews:comp.lang.c";
    /// let parts = scan(text, Grammar::Rfc5538)?;
    /// assert_eq!(advice(text, &parts).next().unwrap().kind(), AdviceKind::Snews);
    /// # Ok::<(), newsuri_core::ParseError>(())
    /// ```
    #[must_use]
    pub const fn kind(&self) -> AdviceKind {
        self.kind
    }

    /// Where it is: offsets into the text, in bytes; empty where something should stand.
    ///
    /// ```
    /// use newsuri_core::{Grammar, advice, scan};
    ///
    /// let text = "news:comp..c";
    /// let parts = scan(text, Grammar::Rfc5538)?;
    /// assert_eq!(advice(text, &parts).next().unwrap().range(), 10..11);
    /// # Ok::<(), newsuri_core::ParseError>(())
    /// ```
    #[must_use]
    pub fn range(&self) -> Range<usize> {
        self.range.clone()
    }

    /// What to write instead, where one edit follows the advice. `text` must be the text that gave
    /// it.
    ///
    /// ```
    /// use newsuri_core::{Grammar, advice, scan};
    ///
    /// let text = "news:a%40example.com";
    /// let parts = scan(text, Grammar::Rfc5538)?;
    /// let suggestion = advice(text, &parts).next().unwrap().suggestion(text).unwrap();
    /// assert_eq!((suggestion.range(), suggestion.to_string()), (6..9, String::from("@")));
    /// # Ok::<(), newsuri_core::ParseError>(())
    /// ```
    #[must_use]
    pub fn suggestion<'t>(&self, text: &'t str) -> Option<Suggestion<'t>> {
        let suggestion = self.fix.suggestion(text, self.range.start, self.range.end)?;
        let is_valid = |text: Buffer<MAX_CORRECTED>| scan(text.as_str(), Grammar::Rfc5538).is_ok();
        // To follow advice must not make an error; of what is too long to try, it is not known.
        suggestion.apply(text).is_none_or(is_valid).then_some(suggestion)
    }

    /// The text in which this advice is followed wherever it is given.
    pub(crate) fn followed(&self, text: &str) -> Option<Buffer<MAX_CORRECTED>> {
        // Texts that need more are none that somebody mistyped.
        const MAX_STEPS: usize = 100;
        let mut current = self.suggestion(text)?.apply(text)?;
        for _ in 0..MAX_STEPS {
            let text = current.as_str();
            let parts = scan(text, Grammar::Rfc5538).ok()?;
            let Some(found) = self.kind.find(&Uri { text, parts: &parts }) else {
                return Some(current);
            };
            let again = Self { kind: self.kind, range: found.range, fix: found.fix };
            let next = again.suggestion(text)?.apply(text)?;
            current = next;
        }
        None
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

/// Everything that is valid but unwise in a text with these parts by RFC 5538, each kind once, at its
/// first place.
///
/// ```
/// use newsuri_core::{AdviceKind, Grammar, advice, scan};
///
/// let text = "nntp://news.example.com/Comp.Lang.C";
/// let parts = scan(text, Grammar::Rfc5538)?;
/// let kinds: Vec<AdviceKind> = advice(text, &parts).map(|advice| advice.kind()).collect();
/// assert_eq!(kinds, [AdviceKind::GroupInNntp, AdviceKind::NewsgroupUpperCase]);
/// # Ok::<(), newsuri_core::ParseError>(())
/// ```
pub fn advice<'t>(text: &'t str, parts: &'t Parts) -> impl Iterator<Item = Advice> + 't {
    let uri = Uri { text, parts };
    AdviceKind::ALL.iter().filter_map(move |kind| {
        let Found { range, fix } = kind.find(&uri)?;
        Some(Advice { kind: *kind, range, fix })
    })
}
