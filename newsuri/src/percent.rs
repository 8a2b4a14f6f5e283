//! Percent-encoding: what a written URI keeps raw, derived from the scanner's tables.

use alloc::borrow::Cow;
use alloc::string::String;
use core::fmt;

use newsuri_core::octet::{self, OctetSet};
use newsuri_core::{Lacking, Triplets};
use percent_encoding::{
    AsciiSet, PercentEncode, percent_decode_str, percent_encode_byte, utf8_percent_encode,
};

/// The octets that a part keeps raw, and the others, as each of two libraries knows them.
#[derive(Debug)]
pub(crate) struct Kept {
    raw: &'static OctetSet,
    encoded: AsciiSet,
}

/// A Message-ID without a domain literal.
pub(crate) const MESSAGE_ID: &Kept = &Kept::new(octet::MESSAGE_ID_WRITTEN);
/// What stands before the `@` of a domain literal.
pub(crate) const ID_LEFT: &Kept = &Kept::new(octet::ID_LEFT_WRITTEN);
/// A domain literal, its brackets included.
pub(crate) const LITERAL: &Kept = &Kept::new(octet::LITERAL_WRITTEN);
/// A newsgroup name.
pub(crate) const NEWSGROUP: &Kept = &Kept::new(octet::GROUP_CHAR);
/// A pattern.
pub(crate) const WILDMAT: &Kept = &Kept::new(octet::NEWSGROUPS);
/// A Message-ID of the older draft, but for an `@` that separates.
pub(crate) const DRAFT_MESSAGE_ID: &Kept = &Kept::new(octet::DRAFT_MESSAGE_ID_WRITTEN);
/// A newsgroup name of the older draft.
pub(crate) const DRAFT_NEWSGROUP: &Kept = &Kept::new(octet::DRAFT_NEWSGROUP_WRITTEN);
/// A wildmat of the older draft.
pub(crate) const DRAFT_WILDMAT: &Kept = &Kept::new(octet::DRAFT_WILDMAT_WRITTEN);
/// A user, which ends at the first `:` (RFC 3986, 3.2.1).
pub(crate) const USER: &Kept = &Kept::new(octet::USER_WRITTEN);
/// A fragment.
pub(crate) const FRAGMENT: &Kept = &Kept::new(octet::FRAGMENT);

impl Kept {
    const fn new(raw: &'static OctetSet) -> Self {
        let mut encoded = AsciiSet::EMPTY;
        let mut octet = 0;
        while octet < 0x80 {
            if !raw.has(octet) {
                assert!(!octet::GROUP_CHAR.has(octet), "`lacking` wants that");
                encoded = encoded.add(octet);
            }
            octet += 1;
        }
        Self { raw, encoded }
    }

    /// The octets of a text that are encoded, each with its place.
    #[inline]
    pub(crate) fn lacking<'t>(&self, text: &'t str) -> Lacking<'t> {
        self.raw.lacking(text)
    }
}

/// The text with each octet that is not kept percent-encoded.
pub(crate) fn encoded<'t>(text: &'t str, kept: &'static Kept) -> PercentEncode<'t> {
    utf8_percent_encode(text, &kept.encoded)
}

/// Adds such a text to another.
pub(crate) fn encode_into(encoded: &mut String, text: &str, kept: &'static Kept) {
    let mut copied = 0;
    for (place, octet) in kept.lacking(text) {
        // Between two octets of one character there is nothing.
        encoded.push_str(text.get(copied..place).unwrap_or_default());
        encoded.push_str(percent_encode_byte(octet));
        copied = place + 1;
    }
    encoded.push_str(text.get(copied..).unwrap_or_default());
}

/// The decoded text of a part that the scanner found to be UTF-8 once decoded.
pub(crate) fn decode(text: &str) -> Cow<'_, str> {
    if text.contains('%') { decode_encoded(text) } else { Cow::Borrowed(text) }
}

/// The same of a text that has triplets, of which most stand for ASCII.
pub(crate) fn decode_encoded(text: &str) -> Cow<'_, str> {
    let mut decoded = String::with_capacity(text.len());
    let mut copied = 0;
    for (place, octet) in Triplets::of(text) {
        if !octet.is_ascii() {
            let mut octets = decoded.into_bytes();
            octets.extend(percent_decode_str(text.get(copied..).unwrap_or_default()));
            return Cow::Owned(String::from_utf8(octets).unwrap_or_default());
        }
        decoded.push_str(text.get(copied..place).unwrap_or_default());
        decoded.push(octet.into());
        copied = place + "%00".len();
    }
    decoded.push_str(text.get(copied..).unwrap_or_default());
    Cow::Owned(decoded)
}

/// The octet of a triplet without its `%`, and what is behind it.
fn triplet(text: &str) -> Option<(u8, &str)> {
    let (digits, behind) = text.split_at_checked(2)?;
    let octet = u8::from_str_radix(digits, 16).ok()?;
    Some((octet, behind))
}

/// Writes text of a component that is not decoded: triplets in upper case, those of `unreserved`
/// octets decoded (RFC 3986, 6.2.2), the rest passed through `map`.
pub(crate) fn write_normalized(
    f: &mut impl fmt::Write,
    text: &str,
    map: fn(char) -> char,
) -> fmt::Result {
    let mut pieces = text.split('%');
    write_mapped(f, pieces.next().unwrap_or_default(), map)?;
    for piece in pieces {
        let Some((octet, behind)) = triplet(piece) else {
            f.write_char('%')?;
            write_mapped(f, piece, map)?;
            continue;
        };
        if octet::UNRESERVED.has(octet) {
            f.write_char(map(octet.into()))?;
        } else {
            write!(f, "%{octet:02X}")?;
        }
        write_mapped(f, behind, map)?;
    }
    Ok(())
}

fn write_mapped(f: &mut impl fmt::Write, text: &str, map: fn(char) -> char) -> fmt::Result {
    text.chars().map(map).try_for_each(|character| f.write_char(character))
}
