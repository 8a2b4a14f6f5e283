//! The path of a URI: where it ends, and what can be known of it at once.

use crate::marks::{self, MARKED, Marks};
use crate::message_id;
use crate::octet::{ATEXT_RAW, BEFORE_AT, BEFORE_QUERY};
use crate::run;

/// A path.
pub(crate) struct Path<'t> {
    pub(crate) text: &'t [u8],
    /// Whether it has a raw `@`.
    pub(crate) has_at: bool,
    /// How many octets it begins with that stand raw in the name of a group, as far as that is known.
    pub(crate) plain: usize,
    /// What is known of it as a Message-ID.
    pub(crate) message_id: message_id::Known,
}

impl<'t> Path<'t> {
    /// A path of which nothing is known.
    pub(crate) const fn new(text: &'t [u8]) -> Self {
        let has_at = !run::skip(text, BEFORE_AT).is_empty();
        Self { text, has_at, plain: 0, message_id: message_id::Known::NOTHING }
    }

    /// The path, and the query or fragment behind it.
    pub(crate) const fn part(rest: &'t [u8], marks: Option<&Marks>) -> (Self, &'t [u8]) {
        if let Some(marks) = marks
            && rest.len() <= MARKED
        {
            return Self::part_marked(rest, marks);
        }
        let tail = run::skip(rest, BEFORE_QUERY);
        (Self::new(run::before(rest, tail)), tail)
    }

    const fn part_marked(rest: &'t [u8], marks: &Marks) -> (Self, &'t [u8]) {
        let mut left = marks.foreign;
        let mut at = 0;
        let mut wrong = 0;
        let mut tail: &[u8] = &[];
        let mut dots = marks.dots;
        while left != 0 {
            let place = left.trailing_zeros() as usize;
            let bit = left & left.wrapping_neg();
            match marks::octet(rest, place) {
                b'@' if at == 0 => at = bit,
                b'?' | b'#' => {
                    tail = rest.split_at(place).1;
                    dots &= bit - 1;
                    break;
                }
                octet if ATEXT_RAW.has(octet) => {}
                _ => wrong |= bit,
            }
            left ^= bit;
        }
        let text = run::before(rest, tail);
        let path = Self {
            text,
            has_at: at != 0,
            plain: if marks.foreign == 0 {
                text.len()
            } else {
                marks.foreign.trailing_zeros() as usize
            },
            message_id: Self::known_message_id(dots, at, wrong),
        };
        (path, tail)
    }

    /// What is known of a Message-ID by where its dots are, its first `@`, and what else stands raw in
    /// no atom.
    const fn known_message_id(dots: u64, at: u64, wrong: u64) -> message_id::Known {
        let breaks = dots | at;
        let wrong = wrong | breaks & (breaks << 1 | 1);
        if wrong == 0 {
            return message_id::Known::NOTHING;
        }
        let before = (wrong & wrong.wrapping_neg()) - 1;
        message_id::Known {
            side: if at & before == 0 { 0 } else { at.trailing_zeros() as usize + 1 },
            atom: MARKED - (breaks & before).leading_zeros() as usize,
            place: wrong.trailing_zeros() as usize,
        }
    }
}
