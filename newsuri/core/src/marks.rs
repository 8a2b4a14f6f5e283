//! Where the octets of a text are that matter, as bits: after one look at each octet, what is asked about
//! all of them takes an instruction or two.

use crate::block::{self, BLOCK, above, answer, least};
use crate::octet::{GROUP_CHAR, OctetSet};
use crate::run;

/// What the first [`MARKED`] octets of a text are. The first is the lowest bit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Marks {
    pub(crate) dots: u64,
    /// What does not stand raw in the name of a group ([`GROUP_CHAR`]): every delimiter, among others.
    pub(crate) foreign: u64,
}

/// How many octets are marked.
pub(crate) const MARKED: usize = u64::BITS as usize;

impl Marks {
    const NONE: Self = Self { dots: 0, foreign: 0 };

    /// The marks of `rest`, with which `text` ends.
    #[inline(always)]
    pub(crate) const fn of(text: &[u8], rest: &[u8]) -> Self {
        match text.last_chunk() {
            Some(last) => Self::of_blocks(rest, last),
            None => Self::of_octets(rest),
        }
    }

    /// The marks of a text, and of the last block of it, or of a longer one that ends with it.
    ///
    /// What is left behind the last whole block is read with that: to read octets twice costs less than
    /// a loop whose length cannot be predicted.
    #[inline(always)]
    const fn of_blocks(text: &[u8], last: &[u8; BLOCK]) -> Self {
        let mut marks = Self::NONE;
        let mut place = 0;
        let mut left = text;
        while let Some((block, behind)) = left.split_first_chunk() {
            marks = marks.or(Self::of_block(block).moved(place));
            place += BLOCK;
            left = behind;
            if place == MARKED {
                return marks;
            }
        }
        marks.or(Self::of_block(last).from(BLOCK - left.len()).moved(place))
    }

    #[inline(always)]
    const fn of_block(octets: &[u8; BLOCK]) -> Self {
        let mut no_dot = [0; BLOCK];
        let mut foreign = [0; BLOCK];
        let mut place = 0;
        while place < BLOCK {
            let octet = octets[place];
            let dot = octet ^ b'.';
            let letter = above(octet | 0x20, b'a', 25);
            let digit = above(octet, b'0', 9);
            let other = least(octet ^ b'-', least(octet ^ b'+', octet ^ b'_'));
            no_dot[place] = answer(dot);
            foreign[place] = answer(least(least(letter, digit), least(dot, other)));
            place += 1;
        }
        Self { dots: !block::bits(no_dot) & 0xFFFF, foreign: block::bits(foreign) }
    }

    #[inline(never)]
    const fn of_octets(text: &[u8]) -> Self {
        let mut marks = Self::NONE;
        let mut bit = 1;
        let mut left = text;
        while let [octet, rest @ ..] = left {
            if !GROUP_CHAR.has(*octet) {
                marks.foreign |= bit;
            } else if *octet == b'.' {
                marks.dots |= bit;
            }
            bit <<= 1;
            left = rest;
        }
        marks
    }

    #[inline(always)]
    pub(crate) const fn or(self, other: Self) -> Self {
        Self { dots: self.dots | other.dots, foreign: self.foreign | other.foreign }
    }

    /// The marks of the text with so many octets more before it.
    #[inline(always)]
    pub(crate) const fn moved(self, octets: usize) -> Self {
        Self { dots: self.dots << octets, foreign: self.foreign << octets }
    }

    /// The marks of the text from a place on, which must itself be marked.
    #[inline(always)]
    pub(crate) const fn from(self, place: usize) -> Self {
        debug_assert!(place < MARKED);
        Self { dots: self.dots >> place, foreign: self.foreign >> place }
    }
}

/// The octet at a place of a text, or none of a URI if the place is not in it.
#[inline(always)]
#[allow(clippy::indexing_slicing, reason = "compared with the length before")]
pub(crate) const fn octet(text: &[u8], place: usize) -> u8 {
    if place < text.len() { text[place] } else { 0 }
}

/// Behind the longest prefix of `text` of octets in `set`, which has all of [`GROUP_CHAR`].
pub(crate) const fn skip<'t>(text: &'t [u8], marks: Option<&Marks>, set: &OctetSet) -> &'t [u8] {
    let Some(marks) = marks else {
        return run::skip(text, set);
    };
    let mut foreign = marks.foreign;
    while foreign != 0 {
        let place = foreign.trailing_zeros() as usize;
        if place >= text.len() {
            return &[];
        }
        if !set.has(octet(text, place)) {
            return text.split_at(place).1;
        }
        foreign &= foreign - 1;
    }
    if text.len() <= MARKED { &[] } else { run::skip(text.split_at(MARKED).1, set) }
}
