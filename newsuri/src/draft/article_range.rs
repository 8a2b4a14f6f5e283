//! Ranges of article numbers.

use core::fmt;
use core::ops::{RangeFrom, RangeInclusive};

use newsuri_core::plain;

use super::ArticleNumber;
use crate::ParseError;

/// The articles with these numbers in a group: one, some, or all from one on (the older draft, 3).
///
/// Like a [`RangeInclusive`] it includes its end, and its end can be before its start: then there
/// is no article in it (RFC 3977, 6.1.2.2). The range `5-5` is another one than the number `5`.
///
/// ```
/// use newsuri::draft::{ArticleNumber, ArticleRange};
///
/// let range = ArticleRange::parse("100-200")?;
/// assert_eq!(range, ArticleRange::from(100..=200));
/// assert!(range.contains(&ArticleNumber::from(200)));
/// assert!(ArticleRange::from(100..).contains(&ArticleNumber::parse("99999999999999999999")?));
/// assert!(ArticleRange::parse("200-100")?.is_empty());
/// # Ok::<(), newsuri::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ArticleRange<'a> {
    first: ArticleNumber<'a>,
    end: End<'a>,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum End<'a> {
    /// There is no `-`: the first number is the only one.
    Single,
    Last(ArticleNumber<'a>),
    Open,
}

impl<'a> ArticleRange<'a> {
    /// Reads `n`, `n-` or `n-m`.
    ///
    /// ```
    /// use newsuri::draft::ArticleRange;
    ///
    /// assert_eq!(ArticleRange::parse("007-")?.to_string(), "7-");
    /// assert_eq!(ArticleRange::parse("-7").unwrap_err().range(), 0..1);
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the text is none of the three.
    pub fn parse(text: &'a str) -> Result<Self, ParseError> {
        plain::article_range(text).map(Self::parted)
    }

    /// A range that was scanned.
    pub(super) fn scanned(text: &'a str) -> Self {
        Self::parted(plain::part_range(text))
    }

    fn parted((first, last): (&'a str, Option<&'a str>)) -> Self {
        let end = match last {
            None => End::Single,
            Some("") => End::Open,
            Some(last) => End::Last(ArticleNumber::scanned(last)),
        };
        Self { first: ArticleNumber::scanned(first), end }
    }

    /// The first number.
    ///
    /// ```
    /// use newsuri::draft::{ArticleNumber, ArticleRange};
    ///
    /// assert_eq!(*ArticleRange::from(100..=200).first(), ArticleNumber::from(100));
    /// ```
    #[must_use]
    pub const fn first(&self) -> &ArticleNumber<'a> {
        &self.first
    }

    /// The last number, which can be smaller than the first; nothing if the range is open.
    ///
    /// ```
    /// use newsuri::draft::{ArticleNumber, ArticleRange};
    ///
    /// assert_eq!(ArticleRange::from(100..=200).last(), Some(&ArticleNumber::from(200)));
    /// assert_eq!(ArticleRange::from(100).last(), Some(&ArticleNumber::from(100)));
    /// assert_eq!(ArticleRange::from(100..).last(), None);
    /// ```
    #[must_use]
    pub const fn last(&self) -> Option<&ArticleNumber<'a>> {
        match &self.end {
            End::Single => Some(&self.first),
            End::Last(last) => Some(last),
            End::Open => None,
        }
    }

    /// The number, if this is a single one and not a range.
    ///
    /// ```
    /// use newsuri::draft::{ArticleNumber, ArticleRange};
    ///
    /// assert_eq!(ArticleRange::parse("5")?.single(), Some(&ArticleNumber::from(5)));
    /// assert_eq!(ArticleRange::parse("5-5")?.single(), None);
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub const fn single(&self) -> Option<&ArticleNumber<'a>> {
        match &self.end {
            End::Single => Some(&self.first),
            End::Last(_) | End::Open => None,
        }
    }

    /// Whether there is no number in it, because its end is before its start.
    ///
    /// ```
    /// use newsuri::draft::ArticleRange;
    ///
    /// assert!(ArticleRange::parse("10-9")?.is_empty());
    /// assert!(!ArticleRange::parse("9-10")?.is_empty());
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.last().is_some_and(|last| *last < self.first)
    }

    /// Whether a number is in it.
    ///
    /// ```
    /// use newsuri::draft::ArticleRange;
    ///
    /// let range = ArticleRange::from(100..=200);
    /// assert!(range.contains(&150.into()) && !range.contains(&201.into()));
    /// ```
    #[must_use]
    pub fn contains(&self, number: &ArticleNumber<'_>) -> bool {
        self.first <= *number && self.last().is_none_or(|last| *number <= *last)
    }

    /// The same, borrowed from this one without copying the digits.
    ///
    /// ```
    /// use newsuri::draft::ArticleRange;
    ///
    /// let range = ArticleRange::from(100..=200);
    /// assert_eq!(range.borrowed(), range);
    /// ```
    #[must_use]
    pub fn borrowed(&self) -> ArticleRange<'_> {
        let end = match &self.end {
            End::Single => End::Single,
            End::Last(last) => End::Last(last.borrowed()),
            End::Open => End::Open,
        };
        ArticleRange { first: self.first.borrowed(), end }
    }

    /// The same, independent of the text it came from.
    ///
    /// ```
    /// use newsuri::draft::ArticleRange;
    ///
    /// let range = ArticleRange::parse(&String::from("100-200"))?.into_owned();
    /// assert_eq!(range, ArticleRange::from(100..=200));
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub fn into_owned(self) -> ArticleRange<'static> {
        let end = match self.end {
            End::Single => End::Single,
            End::Last(last) => End::Last(last.into_owned()),
            End::Open => End::Open,
        };
        ArticleRange { first: self.first.into_owned(), end }
    }
}

/// `n`, `n-` or `n-m`, without leading zeros.
impl fmt::Display for ArticleRange<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.end {
            End::Single => write!(f, "{}", self.first),
            End::Last(last) => write!(f, "{}-{last}", self.first),
            End::Open => write!(f, "{}-", self.first),
        }
    }
}

impl core::str::FromStr for ArticleRange<'static> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        ArticleRange::parse(text).map(ArticleRange::into_owned)
    }
}

impl<'a> TryFrom<&'a str> for ArticleRange<'a> {
    type Error = ParseError;

    fn try_from(text: &'a str) -> Result<Self, Self::Error> {
        Self::parse(text)
    }
}

/// One article.
impl<'a> From<ArticleNumber<'a>> for ArticleRange<'a> {
    fn from(number: ArticleNumber<'a>) -> Self {
        Self { first: number, end: End::Single }
    }
}

/// One article.
impl From<crate::ArticleNumber> for ArticleRange<'static> {
    fn from(number: crate::ArticleNumber) -> Self {
        Self::from(ArticleNumber::from(number))
    }
}

/// One article.
impl From<u64> for ArticleRange<'static> {
    fn from(number: u64) -> Self {
        Self::from(ArticleNumber::from(number))
    }
}

/// From one number to another, both included.
impl<'a, N: Into<ArticleNumber<'a>>> From<RangeInclusive<N>> for ArticleRange<'a> {
    fn from(range: RangeInclusive<N>) -> Self {
        let (first, last) = range.into_inner();
        Self { first: first.into(), end: End::Last(last.into()) }
    }
}

/// From one number on.
impl<'a, N: Into<ArticleNumber<'a>>> From<RangeFrom<N>> for ArticleRange<'a> {
    fn from(range: RangeFrom<N>) -> Self {
        Self { first: range.start.into(), end: End::Open }
    }
}
