//! Message-IDs that only RFC 1738 can write.

use alloc::borrow::Cow;
use alloc::string::{String, ToString};
use core::fmt;

use percent_encoding::percent_decode_str;

use crate::scanned::shown;

/// The identifier of an article that RFC 1738 can write and no later grammar: it has a space, a
/// control character, a `>`, or octets that are not ASCII.
///
/// No command and no header can take it as it is.
///
/// ```
/// use newsuri::draft::{DraftUriRef, Grammar, Target};
///
/// let uri = DraftUriRef::parse("news:a%20b@example.com", Grammar::NewsUrl)?;
/// let Target::OddArticle(id) = uri.target() else { unreachable!() };
/// assert_eq!(id.octets(), b"a b@example.com");
/// # Ok::<(), newsuri::ParseError>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OddMessageId<'a>(Cow<'a, [u8]>);

impl<'a> OddMessageId<'a> {
    /// The id of a text that was scanned as the article of a URI.
    pub(super) fn decode(text: &'a str) -> Self {
        Self(percent_decode_str(text).into())
    }

    /// The octets of the id.
    ///
    /// ```
    /// use newsuri::draft::{DraftUriRef, Grammar, Target};
    ///
    /// let uri = DraftUriRef::parse("news:%FF@example.com", Grammar::NewsUrl)?;
    /// let Target::OddArticle(id) = uri.target() else { unreachable!() };
    /// assert_eq!(id.octets(), b"\xFF@example.com");
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub fn octets(&self) -> &[u8] {
        &self.0
    }

    /// The id as text, if it is UTF-8 without control characters.
    ///
    /// ```
    /// use newsuri::draft::{DraftUriRef, Grammar, Target};
    ///
    /// let text = |uri| match DraftUriRef::parse(uri, Grammar::NewsUrl).unwrap().target() {
    ///     Target::OddArticle(id) => id.text().map(String::from),
    ///     _ => unreachable!(),
    /// };
    /// assert_eq!(text("news:a%20b@example.com").as_deref(), Some("a b@example.com"));
    /// assert_eq!(text("news:a%0D%0Ab@example.com"), None);
    /// ```
    #[must_use]
    pub fn text(&self) -> Option<&str> {
        str::from_utf8(&self.0).ok().filter(|text| !text.contains(char::is_control))
    }

    /// The same, independent of the text it came from.
    ///
    /// ```
    /// use newsuri::draft::{DraftUriRef, Grammar, Target};
    ///
    /// let id = {
    ///     let text = String::from("news:a%20b@example.com");
    ///     match DraftUriRef::parse(&text, Grammar::NewsUrl)?.target() {
    ///         Target::OddArticle(id) => id.into_owned(),
    ///         _ => unreachable!(),
    ///     }
    /// };
    /// assert_eq!(id.text(), Some("a b@example.com"));
    /// # Ok::<(), newsuri::ParseError>(())
    /// ```
    #[must_use]
    pub fn into_owned(self) -> OddMessageId<'static> {
        OddMessageId(Cow::Owned(self.0.into_owned()))
    }
}

/// The id as text, with what cannot be seen escaped, and `***` for what may be a password.
impl fmt::Debug for OddMessageId<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = String::from_utf8_lossy(&self.0);
        write!(f, "OddMessageId(\"{}\")", shown(&text).to_string().escape_debug())
    }
}
