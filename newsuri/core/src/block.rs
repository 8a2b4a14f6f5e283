//! Sixteen octets at once.
//!
//! What is asked of each octet is computed without a branch and without a table, so that the compiler
//! makes of it instructions that work on all of them: no target is named, and nothing is unsafe. An
//! answer is an octet whose highest bit counts.

/// How many octets a block has.
pub(crate) const BLOCK: usize = 16;

/// The answer to whether an octet is away from something.
#[inline(always)]
pub(crate) const fn answer(distance: u8) -> u8 {
    distance.saturating_add(0x7F)
}

/// How far an octet is above a range that begins here and has this many octets more.
#[inline(always)]
pub(crate) const fn above(octet: u8, first: u8, more: u8) -> u8 {
    octet.wrapping_sub(first).saturating_sub(more)
}

/// `Ord::min`, which is not for constants.
#[inline(always)]
pub(crate) const fn least(one: u8, other: u8) -> u8 {
    if one < other { one } else { other }
}

/// The answers for a block as bits, the first as the lowest.
#[inline(always)]
pub(crate) const fn bits(answers: [u8; BLOCK]) -> u64 {
    let answers = u128::from_le_bytes(answers);
    #[allow(clippy::cast_possible_truncation, reason = "each half is taken")]
    let (low, high) = (answers as u64, (answers >> u64::BITS) as u64);
    bits_of_eight(low) | bits_of_eight(high) << 8
}

/// The multiplication moves bit 7 of octet n to bit 56 + n.
#[inline(always)]
const fn bits_of_eight(answers: u64) -> u64 {
    (answers & 0x8080_8080_8080_8080).wrapping_mul(0x0002_0408_1020_4081) >> 56
}

/// Which octets of a block are no digits.
#[inline(always)]
pub(crate) const fn no_digits(octets: &[u8; BLOCK]) -> u64 {
    let mut answers = [0; BLOCK];
    let mut place = 0;
    while place < BLOCK {
        answers[place] = answer(above(octets[place], b'0', 9));
        place += 1;
    }
    bits(answers)
}
