//! Numbers of articles.

use core::fmt;

use newsuri_core::plain;

use crate::ParseError;

/// The number of an article in a group of one server: at most 16 decimal digits ([RFC 5538, 3]).
///
/// Another server has the same article under another number. Servers number from 1 and rarely
/// go above 2,147,483,647 ([RFC 3977, 6]); both are up to them, not to the syntax.
///
/// ```
/// use newsuri::ArticleNumber;
///
/// let number = ArticleNumber::try_from(742_u64)?;
/// assert_eq!(number.get(), 742);
/// assert_eq!(ArticleNumber::parse("00742").unwrap(), number);
/// assert!(ArticleNumber::try_from(u64::MAX).is_err());
/// # Ok::<(), newsuri::ArticleNumberTooLarge>(())
/// ```
///
/// [RFC 5538, 3]: https://www.rfc-editor.org/rfc/rfc5538#section-3
/// [RFC 3977, 6]: https://www.rfc-editor.org/rfc/rfc3977#section-6
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ArticleNumber(u64);

impl ArticleNumber {
    /// The largest number that a URI can have: sixteen nines.
    ///
    /// ```
    /// use newsuri::ArticleNumber;
    ///
    /// assert_eq!(ArticleNumber::MAX.get(), 9_999_999_999_999_999);
    /// ```
    pub const MAX: Self = Self(9_999_999_999_999_999);

    /// The article number with this value, if it has at most 16 digits.
    ///
    /// ```
    /// use newsuri::ArticleNumber;
    ///
    /// const FIRST: ArticleNumber = ArticleNumber::new(1).unwrap();
    /// assert_eq!(FIRST.to_string(), "1");
    /// assert_eq!(ArticleNumber::new(10_000_000_000_000_000), None);
    /// ```
    #[must_use]
    pub const fn new(value: u64) -> Option<Self> {
        if value <= Self::MAX.0 { Some(Self(value)) } else { None }
    }

    /// Reads 1 to 16 decimal digits; leading zeros are read, and are not kept.
    ///
    /// ```
    /// use newsuri::ArticleNumber;
    ///
    /// assert_eq!(ArticleNumber::parse("00742")?.to_string(), "742");
    /// assert_eq!(ArticleNumber::parse("742-750").unwrap_err().range(), 3..4);
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the text is empty, has more than 16 digits, or has anything else in it.
    pub const fn parse(text: &str) -> Result<Self, ParseError> {
        match plain::article_number(text) {
            Ok(value) => Ok(Self(value)),
            Err(error) => Err(error),
        }
    }

    /// A number that a scan has read.
    pub(crate) const fn scanned(value: u64) -> Self {
        Self(value)
    }

    /// The value.
    ///
    /// ```
    /// use newsuri::news_uri;
    ///
    /// let uri = news_uri!("nntp://news.gmane.org/gmane.ietf.tools/742");
    /// assert_eq!(uri.article_number().unwrap().get(), 742);
    /// ```
    #[must_use]
    pub const fn get(self) -> u64 {
        self.0
    }
}

impl fmt::Display for ArticleNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl core::str::FromStr for ArticleNumber {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::parse(text)
    }
}

impl TryFrom<&str> for ArticleNumber {
    type Error = ParseError;

    fn try_from(text: &str) -> Result<Self, Self::Error> {
        Self::parse(text)
    }
}

impl TryFrom<u64> for ArticleNumber {
    type Error = ArticleNumberTooLarge;

    fn try_from(value: u64) -> Result<Self, Self::Error> {
        Self::new(value).ok_or(ArticleNumberTooLarge(()))
    }
}

impl From<u32> for ArticleNumber {
    fn from(value: u32) -> Self {
        Self(value.into())
    }
}

impl From<ArticleNumber> for u64 {
    fn from(number: ArticleNumber) -> Self {
        number.0
    }
}

/// A number has more than the 16 digits of an article number ([RFC 5538, 3]).
///
/// ```
/// use newsuri::{ArticleNumber, ArticleNumberTooLarge};
///
/// let error: ArticleNumberTooLarge = ArticleNumber::try_from(u64::MAX).unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "an article number has at most 16 digits (RFC 5538, section 3)"
/// );
/// ```
///
/// [RFC 5538, 3]: https://www.rfc-editor.org/rfc/rfc5538#section-3
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArticleNumberTooLarge(());

impl fmt::Display for ArticleNumberTooLarge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an article number has at most 16 digits (RFC 5538, section 3)")
    }
}

impl core::error::Error for ArticleNumberTooLarge {}
