//! Fragments.

use alloc::borrow::Cow;
use core::fmt;

use newsuri_core::plain;
use percent_encoding::percent_decode_str;

use crate::{ParseError, percent};

/// What follows the `#`: a place inside the article, whose meaning depends on the article's media
/// type ([RFC 5538, 2.3]; [RFC 3986, 3.5]).
///
/// ```
/// use newsuri::{Fragment, NewsUri, newsgroup};
///
/// let uri = NewsUri::group().group(newsgroup!("comp.lang.rust")).fragment("see #1").build();
/// assert_eq!(uri.as_str(), "news:comp.lang.rust#see%20%231");
/// let fragment: Fragment = uri.fragment().unwrap();
/// assert_eq!(fragment.as_str(), "see%20%231");
/// assert_eq!(fragment.text().as_deref(), Some("see #1"));
/// ```
///
/// [RFC 5538, 2.3]: https://www.rfc-editor.org/rfc/rfc5538#section-2.3
/// [RFC 3986, 3.5]: https://www.rfc-editor.org/rfc/rfc3986#section-3.5
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fragment<'a>(Cow<'a, str>);

impl<'a> Fragment<'a> {
    /// The fragment that decodes to this text. Any text will do: what needs it is encoded.
    ///
    /// ```
    /// use newsuri::Fragment;
    ///
    /// assert_eq!(Fragment::encode("100 %").as_str(), "100%20%25");
    /// ```
    #[must_use]
    pub fn encode(text: &'a str) -> Self {
        Self(percent::encoded(text, percent::FRAGMENT).into())
    }

    /// Reads a fragment as a URI has it: percent-encoded, without the `#`. For plain text there is
    /// [`encode`](Self::encode).
    ///
    /// ```
    /// use newsuri::Fragment;
    ///
    /// assert_eq!(Fragment::parse("100%20%25")?.text().as_deref(), Some("100 %"));
    /// assert!(Fragment::parse("100 %").is_err());
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the text has a character that must be encoded, or a `%` that begins no triplet.
    pub const fn parse(text: &'a str) -> Result<Self, ParseError> {
        match plain::fragment(text) {
            Ok(text) => Ok(Self::scanned(text)),
            Err(error) => Err(error),
        }
    }

    /// A fragment that was scanned.
    pub(crate) const fn scanned(text: &'a str) -> Self {
        Self(Cow::Borrowed(text))
    }

    /// The fragment as the URI has it: percent-encoded, without the `#`.
    ///
    /// ```
    /// use newsuri::news_uri;
    ///
    /// let uri = news_uri!("news:1@example.com#see%201");
    /// assert_eq!(uri.fragment().unwrap().as_str(), "see%201");
    /// ```
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The decoded octets, which need not be text.
    ///
    /// ```
    /// use newsuri::Fragment;
    ///
    /// assert_eq!(*Fragment::parse("%FF")?.octets(), [0xFF]);
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub fn octets(&self) -> Cow<'_, [u8]> {
        percent_decode_str(&self.0).into()
    }

    /// The decoded text, if the octets are UTF-8. It can hold controls: escape what is shown.
    ///
    /// ```
    /// use newsuri::Fragment;
    ///
    /// assert_eq!(Fragment::parse("gr%C3%BCn")?.text().as_deref(), Some("grün"));
    /// assert_eq!(Fragment::parse("%FF")?.text(), None);
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub fn text(&self) -> Option<Cow<'_, str>> {
        percent_decode_str(&self.0).decode_utf8().ok()
    }

    /// The same, borrowed from this one without copying the text.
    ///
    /// ```
    /// use newsuri::{Fragment, NewsUri, newsgroup};
    ///
    /// let place = Fragment::encode("top");
    /// let uri = NewsUri::group().group(newsgroup!("comp.lang.c")).fragment(place.borrowed()).build();
    /// assert_eq!(uri.fragment(), Some(place));
    /// ```
    #[must_use]
    pub fn borrowed(&self) -> Fragment<'_> {
        Fragment(Cow::Borrowed(&self.0))
    }

    /// The same, independent of the text it came from.
    ///
    /// ```
    /// use newsuri::{Fragment, NewsUri};
    ///
    /// let fragment = {
    ///     let uri: NewsUri = "news:1@example.com#top".parse()?;
    ///     uri.fragment().unwrap().into_owned()
    /// };
    /// assert_eq!(fragment.as_str(), "top");
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub fn into_owned(self) -> Fragment<'static> {
        Fragment(Cow::Owned(self.0.into_owned()))
    }
}

/// As the URI has it, without the `#`.
impl fmt::Display for Fragment<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}
