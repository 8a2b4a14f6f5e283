//! The names of the older draft: printable ASCII, of which a URI encodes what the draft reserves.
//!
//! ```text
//! message-id      = printable-ascii "@" printable-ascii    ; the older draft, 2
//! newsgroup-name  = 1*%d33-126
//! printable-ascii = 1*( %d33-61 / %d63-126 ) ; excludes ">"
//! ```
//!
//! The characters `%`, `@`, `/`, `?` and `#` are reserved in both, and must be percent-encoded.

use crate::fault::{Fault, Fix};
use crate::kind::ParseErrorKind as Kind;
use crate::octet::{
    BEFORE_AT, PRINTABLE, PRINTABLE_ASCII, PRINTABLE_ASCII_RAW, PRINTABLE_RAW, SPACE, TRAILING,
};
use crate::run;
use crate::unit::{self, Read, Unit};
use crate::wildmat::{self, Wildcards};

/// Checks a Message-ID in a URI.
pub(crate) const fn message_id(text: &[u8]) -> Result<(), Fault> {
    let right = match tri!(half(text, text, Kind::MessageIdLeftMissing)) {
        [b'@', right @ ..] => right,
        rest => return Err(Fault::before(rest, Kind::MessageIdAtMissing, Fix::None)),
    };
    match tri!(half(text, right, Kind::MessageIdRightMissing)) {
        [] => Ok(()),
        rest => Err(Fault::at(rest, true, Kind::MessageIdRawOctet, Fix::Encode)),
    }
}

/// Reads `printable-ascii` up to a raw `@` or the end.
const fn half<'t>(text: &[u8], half: &'t [u8], missing: Kind) -> Result<&'t [u8], Fault> {
    let rest = unit::skip(half, true, PRINTABLE_ASCII_RAW, PRINTABLE_ASCII);
    match unit::read(rest, true) {
        Read::End | Read::Unit(Unit { octet: b'@', encoded: false, .. }) => {
            if rest.len() == half.len() {
                return Err(Fault::before(rest, missing, Fix::None));
            }
            Ok(rest)
        }
        Read::Malformed => Err(Fault::at(rest, true, Kind::MessageIdEncoding, Fix::EncodePercent)),
        Read::Unit(unit) => Err(refuse_in_message_id(text, rest, unit)),
    }
}

const fn refuse_in_message_id(text: &[u8], rest: &[u8], unit: Unit<'_>) -> Fault {
    let ends = unit.rest.is_empty() && TRAILING.has(unit.octet);
    let (kind, fix) = match (unit.octet, unit.encoded) {
        (b'>', _) if begins_with_angle(text) => {
            let fix = if unit.rest.is_empty() { Fix::UnbracketEnd } else { Fix::None };
            (Kind::MessageIdBracket, fix)
        }
        // A slash at the end can be of the id, or what programs add to any path.
        (b'/', false) if unit.rest.is_empty() => (Kind::MessageIdRawOctet, Fix::None),
        (b'/', false) => (Kind::MessageIdRawOctet, Fix::Encode),
        (octet, false) if SPACE.has(octet) && rest.len() == text.len() => {
            (Kind::MessageIdOctet, Fix::DeleteSpace)
        }
        (_, false) if run::skip(rest, TRAILING).is_empty() => {
            (Kind::MessageIdOctet, Fix::DeleteTrailing)
        }
        (_, false) => (Kind::MessageIdOctet, Fix::None),
        (_, true) if ends => (Kind::MessageIdEncodedOctet, Fix::Delete),
        (_, true) => (Kind::MessageIdEncodedOctet, Fix::None),
    };
    Fault::at(rest, true, kind, fix)
}

/// Whether a path begins with a `<`, raw or encoded.
pub(crate) const fn begins_with_angle(path: &[u8]) -> bool {
    matches!(unit::read(path, true), Read::Unit(Unit { octet: b'<', .. }))
}

/// Checks a Message-ID by itself. Any `@` may separate its halves.
pub(crate) const fn plain_message_id(text: &[u8]) -> Result<(), Fault> {
    let rest = run::skip(text, PRINTABLE_ASCII);
    if !rest.is_empty() {
        let fix =
            if run::skip(rest, TRAILING).is_empty() { Fix::DeleteTrailing } else { Fix::None };
        return Err(Fault::at(rest, false, Kind::MessageIdOctet, fix));
    }
    match text {
        [] => Err(Fault::before(text, Kind::MessageIdMissing, Fix::None)),
        [_, behind @ ..] => match (text, run::skip(behind, BEFORE_AT)) {
            (_, [b'@', _, ..]) => Ok(()),
            (_, right @ [b'@']) => {
                let (_, end) = right.split_at(1);
                Err(Fault::before(end, Kind::MessageIdRightMissing, Fix::None))
            }
            ([b'@', ..], _) => Err(Fault::before(text, Kind::MessageIdLeftMissing, Fix::None)),
            (_, end) => Err(Fault::before(end, Kind::MessageIdAtMissing, Fix::None)),
        },
    }
}

/// Checks a newsgroup name, in a URI or by itself.
pub(crate) const fn newsgroup(text: &[u8], percent: bool) -> Result<(), Fault> {
    let raw = if percent { PRINTABLE_RAW } else { PRINTABLE };
    let rest = unit::skip(text, percent, raw, PRINTABLE);
    match unit::read(rest, percent) {
        Read::End if text.is_empty() => Err(Fault::before(text, Kind::NewsgroupMissing, Fix::None)),
        Read::End => Ok(()),
        Read::Malformed => Err(Fault::at(rest, true, Kind::NewsgroupEncoding, Fix::EncodePercent)),
        Read::Unit(unit) => Err(refuse_in_newsgroup(text, rest, unit, percent)),
    }
}

const fn refuse_in_newsgroup(text: &[u8], rest: &[u8], unit: Unit<'_>, percent: bool) -> Fault {
    let before = run::before(text, rest);
    let ends = unit.rest.is_empty() && TRAILING.has(unit.octet) && !before.is_empty();
    let fix_at_end = if ends { Fix::Delete } else { Fix::None };
    let (kind, fix) = match unit.octet {
        0x80.. => (Kind::NewsgroupNotAscii, Fix::None),
        _ if unit.encoded => (Kind::NewsgroupEncodedOctet, fix_at_end),
        b'/' => (Kind::NewsgroupSlash, wildmat::fix_slash(before, unit, percent, Wildcards::None)),
        // In `news:` the `@` would have made an article.
        b'@' => (Kind::NewsgroupAt, Fix::None),
        _ => (Kind::NewsgroupOctet, fix_at_end),
    };
    Fault::at(rest, percent, kind, fix)
}
