//! Message-IDs, as the older draft allows them.

use alloc::borrow::Cow;
use alloc::string::String;
use core::fmt;

use newsuri_core::plain;

use crate::percent;
use crate::text_noun::text_noun;

/// The identifier of an article in the older draft, without angle brackets: printable ASCII but
/// `>`, with an `@` in it, at any length.
///
/// So ids can be named that servers carry although RFC 5536 forbids them.
/// [`parse`](Self::parse) takes it with both angle brackets or with neither.
///
/// ```
/// use newsuri::draft::MessageId;
///
/// let id = MessageId::parse("<a..b@example.com>")?;
/// assert_eq!(id, "a..b@example.com");
/// // "In practice" an id follows a standard (the older draft, 2.1). This one does not.
/// assert!(newsuri::MessageId::try_from(id).is_err());
/// # Ok::<(), newsuri::ParseError>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MessageId<'a>(Cow<'a, str>);

text_noun!(
    MessageId in draft, plain::draft_message_id,
    "a@b@c" from "news:a@b%40c" by message_id
);

impl<'a> MessageId<'a> {
    /// The id of a text that was scanned as the article of a URI.
    pub(super) fn decode(text: &'a str) -> Self {
        Self(percent::decode(text))
    }

    /// What stands before and behind an `@` that can separate them: neither is empty.
    pub(super) fn halves(&self) -> (&str, &str) {
        let places = self.0.match_indices('@').filter(|(at, _)| *at > 0);
        let mut halves = places.filter_map(|(at, _)| self.0.split_at_checked(at));
        let (left, right) = halves.next().unwrap_or_default();
        (left, right.strip_prefix('@').unwrap_or_default())
    }
}

/// Every id of RFC 5536 is one of the older draft.
impl<'a> From<crate::MessageId<'a>> for MessageId<'a> {
    fn from(id: crate::MessageId<'a>) -> Self {
        Self(id.into_cow())
    }
}

/// Fails where the id is none of RFC 5536, 3.1.3.
impl<'a> TryFrom<MessageId<'a>> for crate::MessageId<'a> {
    type Error = crate::ParseError;

    fn try_from(id: MessageId<'a>) -> Result<Self, Self::Error> {
        Self::from_cow(id.0)
    }
}
