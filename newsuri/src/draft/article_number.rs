//! Article numbers of any length.

use alloc::borrow::Cow;
use alloc::string::{String, ToString};
use core::cmp::Ordering;
use core::fmt;

use newsuri_core::plain;

use crate::ParseError;

/// The number of an article in a group of one server, of any length: `1*DIGIT` (the older draft, 3).
///
/// It is compared as a number, and leading zeros are not kept. What has at most 16 digits is a
/// [`newsuri::ArticleNumber`](crate::ArticleNumber) as well.
///
/// ```
/// use newsuri::draft::ArticleNumber;
///
/// let long = ArticleNumber::parse("12345678901234567890")?;
/// assert!(long > ArticleNumber::from(u64::MAX / 2));
/// assert!(newsuri::ArticleNumber::try_from(&long).is_err());
/// assert_eq!(ArticleNumber::parse("0042")?, ArticleNumber::from(42));
/// # Ok::<(), newsuri::ParseError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct ArticleNumber<'a>(Cow<'a, str>);

impl<'a> ArticleNumber<'a> {
    /// Reads one or more decimal digits.
    ///
    /// ```
    /// use newsuri::draft::ArticleNumber;
    ///
    /// assert_eq!(ArticleNumber::parse("00742")?.to_string(), "742");
    /// assert_eq!(ArticleNumber::parse("000")?, ArticleNumber::from(0));
    /// assert!(ArticleNumber::parse("742-").is_err());
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the text is empty, or has anything else in it.
    pub fn parse(text: &'a str) -> Result<Self, ParseError> {
        plain::draft_article_number(text).map(Self::scanned)
    }

    /// Digits that were scanned.
    pub(super) fn scanned(digits: &'a str) -> Self {
        let significant = digits.trim_start_matches('0');
        Self(Cow::Borrowed(if significant.is_empty() { "0" } else { significant }))
    }

    /// The digits, without leading zeros.
    ///
    /// ```
    /// use newsuri::draft::ArticleNumber;
    ///
    /// assert_eq!(ArticleNumber::parse("00742")?.as_str(), "742");
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The same, borrowed from this one without copying the digits.
    ///
    /// ```
    /// use newsuri::draft::ArticleNumber;
    ///
    /// let number = ArticleNumber::from(42);
    /// assert_eq!(number.borrowed(), number);
    /// ```
    #[must_use]
    pub fn borrowed(&self) -> ArticleNumber<'_> {
        ArticleNumber(Cow::Borrowed(&self.0))
    }

    /// The same, independent of the text it came from.
    ///
    /// ```
    /// use newsuri::draft::ArticleNumber;
    ///
    /// let number = ArticleNumber::parse(&String::from("42"))?.into_owned();
    /// assert_eq!(number, ArticleNumber::from(42));
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub fn into_owned(self) -> ArticleNumber<'static> {
        ArticleNumber(Cow::Owned(self.0.into_owned()))
    }
}

/// Of digits without leading zeros, the longer ones are the larger number.
impl Ord for ArticleNumber<'_> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.len().cmp(&other.0.len()).then_with(|| self.0.cmp(&other.0))
    }
}

impl PartialOrd for ArticleNumber<'_> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for ArticleNumber<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl fmt::Debug for ArticleNumber<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ArticleNumber({})", self.0)
    }
}

impl core::str::FromStr for ArticleNumber<'static> {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        ArticleNumber::parse(text).map(ArticleNumber::into_owned)
    }
}

impl<'a> TryFrom<&'a str> for ArticleNumber<'a> {
    type Error = ParseError;

    fn try_from(text: &'a str) -> Result<Self, Self::Error> {
        Self::parse(text)
    }
}

impl From<u64> for ArticleNumber<'static> {
    fn from(number: u64) -> Self {
        Self(Cow::Owned(number.to_string()))
    }
}

impl From<crate::ArticleNumber> for ArticleNumber<'static> {
    fn from(number: crate::ArticleNumber) -> Self {
        Self::from(number.get())
    }
}

/// Fails where there are more than 16 digits.
impl TryFrom<&ArticleNumber<'_>> for crate::ArticleNumber {
    type Error = ParseError;

    fn try_from(number: &ArticleNumber<'_>) -> Result<Self, Self::Error> {
        Self::parse(&number.0)
    }
}

/// Fails where there are more than 16 digits.
impl TryFrom<ArticleNumber<'_>> for crate::ArticleNumber {
    type Error = ParseError;

    fn try_from(number: ArticleNumber<'_>) -> Result<Self, Self::Error> {
        Self::try_from(&number)
    }
}

impl From<ArticleNumber<'_>> for String {
    fn from(number: ArticleNumber<'_>) -> Self {
        number.0.into_owned()
    }
}
