//! Percent-encoding: what a written URI keeps raw, derived from the scanner's tables.

use alloc::borrow::Cow;
use alloc::string::String;
use core::fmt;

use newsuri_core::octet::{self, OctetSet};
use percent_encoding::{AsciiSet, PercentEncode, percent_decode_str, utf8_percent_encode};

/// The octets of a Message-ID outside of a domain literal.
pub(crate) const MESSAGE_ID: &AsciiSet = &all_but(octet::MESSAGE_ID_WRITTEN);
/// The octets of a domain literal, its brackets included.
pub(crate) const LITERAL: &AsciiSet = &all_but(octet::LITERAL_WRITTEN);
/// The octets of a newsgroup name.
pub(crate) const NEWSGROUP: &AsciiSet = &all_but(octet::GROUP_CHAR);
/// The octets of a pattern.
pub(crate) const WILDMAT: &AsciiSet = &all_but(octet::NEWSGROUPS);
/// The octets of a Message-ID of the older draft, but for an `@` that separates.
pub(crate) const DRAFT_MESSAGE_ID: &AsciiSet = &all_but(octet::DRAFT_MESSAGE_ID_WRITTEN);
/// The octets of a newsgroup name of the older draft.
pub(crate) const DRAFT_NEWSGROUP: &AsciiSet = &all_but(octet::DRAFT_NEWSGROUP_WRITTEN);
/// The octets of a wildmat of the older draft.
pub(crate) const DRAFT_WILDMAT: &AsciiSet = &all_but(octet::DRAFT_WILDMAT_WRITTEN);
/// The octets of a user, which ends at the first `:` (RFC 3986, 3.2.1).
pub(crate) const USER: &AsciiSet = &all_but(octet::USER_WRITTEN);
/// The octets of a fragment.
pub(crate) const FRAGMENT: &AsciiSet = &all_but(octet::FRAGMENT);

/// Every ASCII octet but those in `raw`.
const fn all_but(raw: &OctetSet) -> AsciiSet {
    let mut set = AsciiSet::EMPTY;
    let mut octet = 0;
    while octet < 0x80 {
        if !raw.has(octet) {
            set = set.add(octet);
        }
        octet += 1;
    }
    set
}

/// The text with each octet of `set`, and every one that is not ASCII, percent-encoded.
pub(crate) fn encoded<'t>(text: &'t str, set: &'static AsciiSet) -> PercentEncode<'t> {
    utf8_percent_encode(text, set)
}

/// The decoded text of a part that the scanner found to be UTF-8 once decoded.
pub(crate) fn decode(text: &str) -> Cow<'_, str> {
    percent_decode_str(text).decode_utf8_lossy()
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
        let (digits, rest) = piece.split_at_checked(2).unwrap_or((piece, ""));
        match u8::from_str_radix(digits, 16) {
            Ok(octet) if octet::UNRESERVED.has(octet) => f.write_char(map(octet.into()))?,
            Ok(octet) => write!(f, "%{octet:02X}")?,
            Err(_) => write!(f, "%{digits}")?,
        }
        write_mapped(f, rest, map)?;
    }
    Ok(())
}

fn write_mapped(f: &mut impl fmt::Write, text: &str, map: fn(char) -> char) -> fmt::Result {
    text.chars().map(map).try_for_each(|character| f.write_char(character))
}

/// What a value writes, in a string of exactly its size.
pub(crate) fn to_exact_string(value: &impl fmt::Display) -> String {
    let mut count = Count(0);
    let mut text = String::new();
    // Neither of the two can fail.
    if fmt::write(&mut count, format_args!("{value}")).is_ok() {
        text.reserve_exact(count.0);
        let _ = fmt::write(&mut text, format_args!("{value}"));
    }
    text
}

struct Count(usize);

impl fmt::Write for Count {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 += text.len();
        Ok(())
    }
}
