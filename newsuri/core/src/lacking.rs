//! The octets of a text that a set lacks.

use crate::marks::{self, MARKED, Marks};
use crate::octet::OctetSet;

/// The octets of a text that are not in a set, each with its place: what [`OctetSet::lacking`] gives.
///
/// ```
/// use newsuri_core::octet::MESSAGE_ID_WRITTEN;
///
/// let lacking: Vec<_> = MESSAGE_ID_WRITTEN.lacking("a/b#c@example.com").collect();
/// assert_eq!(lacking, [(1, b'/'), (3, b'#')]);
/// ```
#[derive(Clone, Debug)]
pub struct Lacking<'t> {
    text: &'t [u8],
    set: &'static OctetSet,
    /// Where the window begins that is marked, and what is still to be looked at in it.
    window: usize,
    foreign: u64,
}

impl<'t> Lacking<'t> {
    #[inline]
    pub(crate) fn new(text: &'t [u8], set: &'static OctetSet) -> Self {
        Self { text, set, window: 0, foreign: Marks::of(text, text).foreign }
    }

    /// Goes on to the next window, if there is one.
    #[cold]
    fn advance(&mut self) -> Option<()> {
        self.window += MARKED;
        let (_, rest) = self.text.split_at_checked(self.window)?;
        self.foreign = Marks::of(self.text, rest).foreign;
        Some(())
    }
}

impl Iterator for Lacking<'_> {
    type Item = (usize, u8);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        loop {
            while self.foreign != 0 {
                let place = self.window + self.foreign.trailing_zeros() as usize;
                let octet = marks::octet(self.text, place);
                self.foreign &= self.foreign - 1;
                if !self.set.has(octet) {
                    return Some((place, octet));
                }
            }
            if self.text.len() - self.window <= MARKED {
                return None;
            }
            self.advance()?;
        }
    }
}
