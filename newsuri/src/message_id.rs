//! Message-IDs.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;
use core::fmt;

use newsuri_core::plain;

use crate::Refused;
use crate::text_noun::text_noun;

/// The identifier of an article, without angle brackets: `msg-id-core` of [RFC 5536, 3.1.3].
///
/// It is decoded, case-sensitive, ASCII, and at most 248 octets long. [`parse`](Self::parse) takes
/// it with both angle brackets or with neither.
///
/// ```
/// use newsuri::{MessageId, msg_id};
///
/// let id = MessageId::parse("<computer-lang/faq_962961522@rtfm.mit.edu>")?;
/// assert_eq!(id.as_str(), "computer-lang/faq_962961522@rtfm.mit.edu");
/// assert_eq!(id.left(), "computer-lang/faq_962961522");
/// assert_eq!(id.right(), "rtfm.mit.edu");
/// assert_eq!(id.bracketed().to_string(), "<computer-lang/faq_962961522@rtfm.mit.edu>");
///
/// const ROOT: MessageId = msg_id!("welcome@news.example.com");
/// # Ok::<(), newsuri::ParseError>(())
/// ```
///
/// [RFC 5536, 3.1.3]: https://www.rfc-editor.org/rfc/rfc5536#section-3.1.3
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MessageId<'a>(Cow<'a, str>);

text_noun!(
    MessageId, plain::message_id, at run time: plain::message_id_at_run_time,
    "a/b@example.com" from "news:a%2Fb@example.com" by message_id
);

impl<'a> MessageId<'a> {
    /// The id of a text that was scanned as the article of a URI.
    pub(crate) const fn decoded(text: Cow<'a, str>) -> Self {
        Self(text)
    }

    /// An id from elsewhere without angle brackets, checked.
    pub(crate) fn from_cow(id: Cow<'a, str>) -> Result<Self, crate::ParseError> {
        plain::message_id_at_run_time(&id)?;
        Ok(Self(id))
    }

    /// Makes an id of what stands before the `@` and what stands behind it, both checked.
    ///
    /// ```
    /// use newsuri::MessageId;
    ///
    /// let id = MessageId::from_parts("2026.11-42", "lists.example.com")?;
    /// assert_eq!(id, "2026.11-42@lists.example.com");
    ///
    /// // The error is about the whole: here about its byte 2.
    /// let refused = MessageId::from_parts("a.", "example.com").unwrap_err();
    /// assert_eq!((refused.input(), refused.error().offset()), ("a.@example.com", 2));
    /// # Ok::<(), newsuri::Refused>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the left part is no `id-left`, the right part no `id-right`, or both together are longer
    /// than 248 octets with the `@` (RFC 5536, 3.1.3). The error has the whole id.
    pub fn from_parts(left: &str, right: &str) -> Result<MessageId<'static>, Refused> {
        let id = format!("{left}@{right}");
        match plain::message_id_of_parts(&id, left.len()) {
            Ok(()) => Ok(MessageId(Cow::Owned(id))),
            Err(error) => Err(Refused::new(error, id)),
        }
    }

    /// The part before the `@`: `id-left`.
    ///
    /// ```
    /// use newsuri::msg_id;
    ///
    /// assert_eq!(msg_id!("<a/b@example.com>").left(), "a/b");
    /// ```
    #[must_use]
    pub fn left(&self) -> &str {
        self.halves().0
    }

    /// The part behind the `@`: `id-right`, with its brackets if it is a domain literal.
    ///
    /// ```
    /// use newsuri::msg_id;
    ///
    /// assert_eq!(msg_id!("1@example.com").right(), "example.com");
    /// assert_eq!(msg_id!("1@[192.0.2.1]").right(), "[192.0.2.1]");
    /// ```
    #[must_use]
    pub fn right(&self) -> &str {
        self.halves().1
    }

    /// The first `@` separates; a domain literal may have others.
    pub(crate) fn halves(&self) -> (&str, &str) {
        self.0.split_once('@').unwrap_or_default()
    }

    /// The id in its angle brackets, as article headers and NNTP commands have it: `msg-id` of
    /// RFC 5536, 3.1.3, at most 250 octets.
    ///
    /// ```
    /// use newsuri::msg_id;
    ///
    /// let command = format!("ARTICLE {}\r\n", msg_id!("1@example.com").bracketed());
    /// assert_eq!(command, "ARTICLE <1@example.com>\r\n");
    /// ```
    #[must_use]
    pub fn bracketed(&self) -> impl fmt::Display + '_ {
        Bracketed(self)
    }
}

struct Bracketed<'i, 'a>(&'i MessageId<'a>);

impl fmt::Display for Bracketed<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "<{}>", self.0.0)
    }
}
