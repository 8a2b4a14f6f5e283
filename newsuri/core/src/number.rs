//! Numbers of articles in their group.
//!
//! ```text
//! article-number  = 1*16DIGIT                             ; RFC 5538, 3
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
        ([_, ..], [b'-', ..]) => Err(Fault::at(rest, true, Kind::ArticleNumberRange, Fix::None)),
        // A slash at the end is what programs add to any path.
        ([_, ..], [b'/']) => Err(Fault::at(rest, true, Kind::ArticleNumberOctet, Fix::Delete)),
        _ => Err(Fault::at(rest, true, Kind::ArticleNumberOctet, Fix::None)),
    }
}

/// There is a slash, and no number behind it.
pub(crate) const fn missing() -> Fault {
    Fault::before(&[], Kind::ArticleNumberMissing, Fix::DeletePrevious)
}

/// The value of a text of at most 16 digits.
pub(crate) const fn value(digits: &[u8]) -> u64 {
    let mut value = 0;
    let mut left = digits;
    while let [digit, rest @ ..] = left {
        value = value * 10 + (*digit - b'0') as u64;
        left = rest;
    }
    value
}
