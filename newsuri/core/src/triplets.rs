//! The triplets of a text that was scanned.

use crate::lacking::Lacking;
use crate::octet::BEFORE_PERCENT;
use crate::unit::{self, Read, Unit};

/// The percent-encoded octets of a text (RFC 3986, 2.1): of each its place in bytes, and what it stands
/// for. A `%` without two hexadecimal digits is none.
///
/// ```
/// use newsuri_core::Triplets;
///
/// let triplets: Vec<_> = Triplets::of("a%2Fb%7c@example.com").collect();
/// assert_eq!(triplets, [(1, b'/'), (5, b'|')]);
/// ```
#[derive(Clone, Debug)]
pub struct Triplets<'t> {
    text: &'t [u8],
    percents: Lacking<'t>,
}

impl<'t> Triplets<'t> {
    /// Those of a text.
    ///
    /// ```
    /// use newsuri_core::Triplets;
    ///
    /// assert_eq!(Triplets::of("1@example.com").next(), None);
    /// ```
    #[inline]
    #[must_use]
    pub fn of(text: &'t str) -> Self {
        Self { text: text.as_bytes(), percents: BEFORE_PERCENT.lacking(text) }
    }
}

impl Iterator for Triplets<'_> {
    type Item = (usize, u8);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        self.percents.find_map(|(place, _)| match unit::read(self.text.split_at(place).1, true) {
            Read::Unit(Unit { octet, .. }) => Some((place, octet)),
            _ => None,
        })
    }
}
