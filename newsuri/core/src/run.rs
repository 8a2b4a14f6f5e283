//! Skipping a run of plain octets: the one loop that visits most octets.

use crate::octet::OctetSet;

/// The rest of `text` behind its longest prefix of octets in `set`.
#[must_use]
pub(crate) const fn skip<'t>(text: &'t [u8], set: &OctetSet) -> &'t [u8] {
    let mut left = text;
    while let [octet, rest @ ..] = left {
        if !set.0[*octet as usize] {
            break;
        }
        left = rest;
    }
    left
}

/// `text` up to where `rest` begins, which ends it.
#[must_use]
pub(crate) const fn before<'t>(text: &'t [u8], rest: &[u8]) -> &'t [u8] {
    // To split is what costs most where constants are evaluated.
    match rest {
        [] => text,
        _ if rest.len() == text.len() => &[],
        _ => text.split_at(text.len() - rest.len()).0,
    }
}

/// `text` parted behind its longest prefix of octets in `set`.
#[must_use]
pub(crate) const fn part<'t>(text: &'t [u8], set: &OctetSet) -> (&'t [u8], &'t [u8]) {
    let rest = skip(text, set);
    (before(text, rest), rest)
}
