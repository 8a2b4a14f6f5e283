//! Numbers of articles in their group.
//!
//! ```text
//! article-number  = 1*16DIGIT                             ; RFC 5538, 3
//!
//! range           = article-number ["-" [article-number]] ; the older draft, 3
//! article-number  = 1*DIGIT
//!
//! digits          = 1*digit                               ; RFC 1738, 5
//! ```

use crate::fault::{Fault, Fix};
use crate::kind::ParseErrorKind as Kind;
use crate::octet::DIGIT;
use crate::run;

/// The most digits an article number has.
pub(crate) const MAX_DIGITS: usize = 16;

/// Checks that `text` is an article number.
pub(crate) const fn scan(text: &[u8]) -> Result<(), Fault> {
    let (digits, rest) = run::part(text, DIGIT);
    if digits.len() > MAX_DIGITS {
        let (_, rest) = text.split_at(MAX_DIGITS);
        return Err(Fault::at(rest, true, Kind::ArticleNumberTooLong, Fix::None));
    }
    match (digits, rest) {
        ([], []) => Err(Fault::before(rest, Kind::ArticleNumberMissing, Fix::None)),
        (_, []) => Ok(()),
        _ => Err(refuse(text, rest)),
    }
}

/// The octet at the beginning of `rest` is no digit.
const fn refuse(text: &[u8], rest: &[u8]) -> Fault {
    match rest {
        [b'-', ..] if rest.len() < text.len() => {
            Fault::at(rest, true, Kind::ArticleNumberRange, Fix::None)
        }
        // A slash at the end is what programs add to any path.
        [b'/'] if rest.len() < text.len() => {
            Fault::at(rest, true, Kind::ArticleNumberOctet, Fix::Delete)
        }
        _ => Fault::at(rest, true, Kind::ArticleNumberOctet, Fix::None),
    }
}

/// Checks that `text` is a range of article numbers, each of any length.
pub(crate) const fn scan_range(text: &[u8]) -> Result<(), Fault> {
    let first = run::skip(text, DIGIT);
    let rest = match first {
        [b'-', last @ ..] if first.len() < text.len() => run::skip(last, DIGIT),
        _ => first,
    };
    match rest {
        [] if text.is_empty() => Err(Fault::before(rest, Kind::ArticleRangeMissing, Fix::None)),
        [] => Ok(()),
        // A slash at the end is what programs add to any path.
        [b'/'] if rest.len() < text.len() => {
            Err(Fault::at(rest, true, Kind::ArticleRangeOctet, Fix::Delete))
        }
        _ => Err(Fault::at(rest, true, Kind::ArticleRangeOctet, Fix::None)),
    }
}

/// Checks that `text` is an article number of any length.
pub(crate) const fn scan_digits(text: &[u8]) -> Result<(), Fault> {
    match run::skip(text, DIGIT) {
        [] if text.is_empty() => Err(Fault::before(text, Kind::ArticleNumberMissing, Fix::None)),
        [] => Ok(()),
        rest => Err(refuse(text, rest)),
    }
}

/// There is a slash, and no number behind it.
pub(crate) const fn missing() -> Fault {
    Fault::before(&[], Kind::ArticleNumberMissing, Fix::DeletePrevious)
}

/// There is a group, and no range behind it.
pub(crate) const fn range_missing() -> Fault {
    Fault::before(&[], Kind::ArticleRangeMissing, Fix::None)
}

/// The value of a text of at most 16 digits.
pub(crate) const fn value(digits: &[u8]) -> Option<u64> {
    if digits.len() > MAX_DIGITS {
        return None;
    }
    let mut value = 0;
    let mut left = digits;
    while let [digit @ b'0'..=b'9', rest @ ..] = left {
        value = value * 10 + (*digit - b'0') as u64;
        left = rest;
    }
    if left.is_empty() { Some(value) } else { None }
}

/// How many digits a number has in decimal.
pub(crate) const fn digits(number: u64) -> usize {
    match number.checked_ilog10() {
        Some(more) => more as usize + 1,
        None => 1,
    }
}
