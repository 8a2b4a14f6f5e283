//! Patterns for newsgroup names, of which a name is the one without wildcards, and lists of them.
//!
//! ```text
//! wildmat         = wildmat-pattern *("," ["!"] wildmat-pattern)  ; RFC 3977, 4.1
//! wildmat-pattern = 1*wildmat-item
//! wildmat-item    = wildmat-exact / wildmat-wild
//! wildmat-wild    = "*" / "?"
//! ```

use crate::fault::{Fault, Fix};
use crate::grammar::Spelling;
use crate::kind::ParseErrorKind as Kind;
use crate::message_id;
use crate::number;
use crate::octet::{TRAILING, WILDMAT_EXACT, WILDMAT_EXACT_RAW, WILDMAT_EXACT_TEXT};
use crate::run;
use crate::unit::{self, Read, Unit};

/// What a pattern is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wildcards {
    /// No wildcard: the name of one group.
    None,
    /// Nothing but one `*`.
    Star,
    /// Any other pattern.
    Pattern,
}

/// Checks that `text` is a pattern. Without `wildcards` it has to be the name of one group.
pub(crate) const fn scan(
    text: &[u8],
    spelling: &Spelling,
    wildcards: bool,
) -> Result<Wildcards, Fault> {
    scan_from(text, 0, spelling, wildcards)
}

/// Checks that `text` is a pattern that begins with so many plain octets of a name at least.
pub(crate) const fn scan_from(
    text: &[u8],
    plain: usize,
    spelling: &Spelling,
    wildcards: bool,
) -> Result<Wildcards, Fault> {
    let percent = spelling.percent;
    let mut found = Wildcards::None;
    let mut rest = run::skip(text.split_at(plain).1, spelling.newsgroup);
    loop {
        let unit = match unit::read(rest, percent) {
            Read::End => break,
            Read::Malformed => {
                return Err(Fault::at(rest, true, Kind::NewsgroupEncoding, Fix::EncodePercent));
            }
            Read::Unit(unit) => unit,
        };
        let next = match unit.octet {
            b'*' | b'?' if wildcards => {
                found = Wildcards::Pattern;
                unit.rest
            }
            b'*' | b'?' => {
                return Err(Fault::at(rest, percent, Kind::NewsgroupWildcard, Fix::None));
            }
            0x80.. if unit.encoded => tri!(utf8(rest)),
            octet if unit.encoded && WILDMAT_EXACT.has(octet) => unit.rest,
            _ => return Err(refuse(text, rest, unit, spelling, found)),
        };
        rest = run::skip(next, spelling.newsgroup);
    }
    if is_dots(text, percent) {
        return Err(Fault::of(text, text.len(), Kind::NewsgroupDots, Fix::None));
    }
    if matches!(found, Wildcards::Pattern) && is_star(text, percent) {
        return Ok(Wildcards::Star);
    }
    Ok(found)
}

/// Where a list of patterns stands.
#[derive(Clone, Copy)]
enum Place {
    First,
    BehindComma,
    BehindNegation,
    InPattern,
}

/// Checks that `text` is a wildmat: a list of patterns, of which a `!` negates all but the first.
pub(crate) const fn scan_list(text: &[u8], percent: bool) -> Result<Wildcards, Fault> {
    let (raw, spelling) = if percent {
        (WILDMAT_EXACT_RAW, Spelling::URI)
    } else {
        (WILDMAT_EXACT_TEXT, Spelling::PLAIN)
    };
    let mut found = Wildcards::None;
    let mut place = Place::First;
    let mut left = text;
    loop {
        let rest = run::skip(left, raw);
        if rest.len() < left.len() {
            place = Place::InPattern;
        }
        let unit = match unit::read(rest, percent) {
            Read::End => break,
            Read::Malformed => {
                return Err(Fault::at(rest, true, Kind::NewsgroupEncoding, Fix::EncodePercent));
            }
            Read::Unit(unit) => unit,
        };
        left = unit.rest;
        place = match (unit.octet, place) {
            (b'*' | b'?', _) => {
                found = Wildcards::Pattern;
                Place::InPattern
            }
            (b',', Place::InPattern) => {
                found = Wildcards::Pattern;
                Place::BehindComma
            }
            (b'!', Place::BehindComma) => Place::BehindNegation,
            (0x80.., _) if unit.encoded => {
                left = tri!(utf8(rest));
                Place::InPattern
            }
            (octet, _) if unit.encoded && WILDMAT_EXACT.has(octet) => Place::InPattern,
            (b',', _) => {
                let is_needless = matches!(place, Place::First | Place::BehindComma);
                let fix = match unit.rest {
                    [_, ..] if is_needless => Fix::Delete,
                    _ => Fix::None,
                };
                return Err(Fault::at(rest, percent, Kind::WildmatPatternMissing, fix));
            }
            (b'!', _) => {
                return Err(Fault::at(rest, percent, Kind::WildmatNegation, Fix::None));
            }
            _ => return Err(refuse(text, rest, unit, spelling, found)),
        };
    }
    if !matches!(place, Place::InPattern) {
        let fix = match text {
            [_, .., b','] => Fix::DeletePrevious,
            _ => Fix::None,
        };
        return Err(Fault::before(&[], Kind::WildmatPatternMissing, fix));
    }
    if matches!(found, Wildcards::Pattern) && is_star(text, percent) {
        return Ok(Wildcards::Star);
    }
    Ok(found)
}

const fn utf8(rest: &[u8]) -> Result<&[u8], Fault> {
    match unit::utf8_sequence(rest) {
        Some(after) => Ok(after),
        None => Err(Fault::at(rest, true, Kind::NewsgroupUtf8, Fix::None)),
    }
}

/// `.` and `..` are no newsgroup names, however they are spelled (RFC 5538, 2.3).
const fn is_dots(text: &[u8], percent: bool) -> bool {
    let Read::Unit(Unit { octet: b'.', rest, .. }) = unit::read(text, percent) else {
        return false;
    };
    match unit::read(rest, percent) {
        Read::End => true,
        Read::Unit(unit) => unit.octet == b'.' && unit.rest.is_empty(),
        Read::Malformed => false,
    }
}

const fn is_star(text: &[u8], percent: bool) -> bool {
    matches!(unit::read(text, percent), Read::Unit(Unit { octet: b'*', rest: [], .. }))
}

/// The unit at the beginning of `rest` may not stand there, or not as it is written.
const fn refuse(
    text: &[u8],
    rest: &[u8],
    unit: Unit<'_>,
    spelling: &Spelling,
    found: Wildcards,
) -> Fault {
    let percent = spelling.percent;
    let before = run::before(text, rest);
    let leaves_name = !before.is_empty() && !is_dots(before, percent);
    let ends = unit.rest.is_empty() && TRAILING.has(unit.octet);
    let fix_at_end = if ends && leaves_name { Fix::Delete } else { Fix::None };
    let (kind, fix) = match unit.octet {
        _ if unit.encoded => (Kind::NewsgroupEncodedOctet, fix_at_end),
        b'/' => (Kind::NewsgroupSlash, fix_slash(before, unit, percent, found)),
        // In `news:` the `@` would have made an article.
        b'@' => (Kind::NewsgroupAt, fix_at(text, spelling)),
        0x80.. => (Kind::NewsgroupRawOctet, Fix::Encode),
        octet if WILDMAT_EXACT.has(octet) => (Kind::NewsgroupRawOctet, Fix::Encode),
        b',' => (Kind::NewsgroupList, fix_at_end),
        b'!' => (Kind::NewsgroupNegation, Fix::None),
        b'[' | b'\\' | b']' => (Kind::NewsgroupSet, fix_at_end),
        _ => (Kind::NewsgroupOctet, fix_at_end),
    };
    Fault::at(rest, percent, kind, fix)
}

/// A slash at either end is what programs add to any path; one before digits was meant for `nntp:`.
pub(crate) const fn fix_slash(
    before: &[u8],
    unit: Unit<'_>,
    percent: bool,
    found: Wildcards,
) -> Fix {
    match (before, unit.rest) {
        (_, []) if before.is_empty() || is_dots(before, percent) => Fix::None,
        (_, []) => Fix::Delete,
        ([], _) => Fix::DeleteSlashes,
        _ if matches!(found, Wildcards::None) && number::scan(unit.rest).is_ok() => Fix::Nntp,
        _ => Fix::None,
    }
}

const fn fix_at(text: &[u8], spelling: &Spelling) -> Fix {
    if message_id::scan(text, spelling).is_ok() { Fix::News } else { Fix::None }
}
