//! Units: one octet as it stands, or a percent-encoded triplet.
//!
//! `pct-encoded = "%" HEXDIG HEXDIG` (RFC 3986, 2.1)

use crate::octet::{HEXDIG, OctetSet};
use crate::run;

/// One unit of text and what follows it.
#[derive(Clone, Copy)]
pub(crate) struct Unit<'t> {
    pub(crate) octet: u8,
    pub(crate) encoded: bool,
    pub(crate) rest: &'t [u8],
}

/// What stands at the beginning of a text.
#[derive(Clone, Copy)]
pub(crate) enum Read<'t> {
    End,
    Unit(Unit<'t>),
    /// A `%` without two hexadecimal digits behind it.
    Malformed,
}

/// Reads one unit. Without `percent`, a `%` is an octet like any other.
pub(crate) const fn read(text: &[u8], percent: bool) -> Read<'_> {
    let [octet, rest @ ..] = text else {
        return Read::End;
    };
    if !percent || *octet != b'%' {
        return Read::Unit(Unit { octet: *octet, encoded: false, rest });
    }
    let [high, low, rest @ ..] = rest else {
        return Read::Malformed;
    };
    if !HEXDIG.has(*high) || !HEXDIG.has(*low) {
        return Read::Malformed;
    }
    Read::Unit(Unit { octet: hex_value(*high) << 4 | hex_value(*low), encoded: true, rest })
}

const fn hex_value(digit: u8) -> u8 {
    match digit {
        b'0'..=b'9' => digit - b'0',
        b'A'..=b'F' => digit - b'A' + 10,
        b'a'..=b'f' => digit - b'a' + 10,
        _ => 0,
    }
}

/// Behind the longest prefix of units that are raw in one set or encoded in another.
pub(crate) const fn skip<'t>(
    text: &'t [u8],
    percent: bool,
    raw: &OctetSet,
    encoded: &OctetSet,
) -> &'t [u8] {
    let mut rest = run::skip(text, raw);
    while let Read::Unit(unit) = read(rest, percent)
        && unit.encoded
        && encoded.has(unit.octet)
    {
        rest = run::skip(unit.rest, raw);
    }
    rest
}

/// How many octets the unit at the beginning of `text` takes: the three of a triplet, hex or
/// not, or the one to four of a character.
pub(crate) const fn width(text: &[u8], percent: bool) -> usize {
    match text {
        [] => 0,
        // Short of a character that the two octets behind the `%` would cut in two.
        [b'%', 0..0x80, 0..0x80, ..] if percent => 3,
        [b'%', 0..0x80, ..] if percent => 2,
        [0xF0..=0xFF, ..] => 4,
        [0xE0..=0xEF, ..] => 3,
        [0xC0..=0xDF, ..] => 2,
        _ => 1,
    }
}

/// Behind the percent-encoded character that begins `text`, if it is well-formed
/// (`UTF8-non-ascii`, RFC 3977, 9.8).
pub(crate) const fn utf8_sequence(text: &[u8]) -> Option<&[u8]> {
    let Read::Unit(Unit { octet: first, encoded: true, rest }) = read(text, true) else {
        return None;
    };
    let mut octets = [first, 0, 0, 0];
    let (character, _) = octets.split_at_mut(length(first));
    let (_, mut missing) = character.split_at_mut(1);
    let mut left = rest;
    while let [octet, others @ ..] = missing {
        let Read::Unit(Unit { octet: next, encoded: true, rest }) = read(left, true) else {
            return None;
        };
        *octet = next;
        missing = others;
        left = rest;
    }
    if str::from_utf8(character).is_ok() { Some(left) } else { None }
}

/// How many octets a character has, by its first one.
const fn length(first: u8) -> usize {
    match first {
        0xF0.. => 4,
        0xE0.. => 3,
        0xC0.. => 2,
        _ => 1,
    }
}
