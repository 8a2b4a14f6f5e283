//! Writing a text into a string of exactly its size.

use alloc::string::String;
use core::fmt;

use crate::percent::{self, Kept};

/// Where a text is written to, twice: what is written first is only counted.
#[derive(Debug)]
pub struct Writer {
    text: String,
    /// The octets, as far as they are counted.
    length: usize,
    pass: Pass,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pass {
    Count {
        /// Whether an octet was met that must be percent-encoded.
        encodes: bool,
    },
    Write {
        /// Whether there is one, so that it must be looked for.
        encodes: bool,
    },
}

/// What was written.
#[derive(Debug)]
pub(crate) struct Exact {
    pub(crate) text: String,
    /// Whether something had to be percent-encoded. That can only be in the name: user and fragment are
    /// encoded before they get here.
    pub(crate) is_encoded: bool,
}

impl Writer {
    /// What is written, in one allocation.
    pub(crate) fn exact(write: impl Fn(&mut Self)) -> Exact {
        let mut counted =
            Self { text: String::new(), length: 0, pass: Pass::Count { encodes: false } };
        write(&mut counted);
        let encodes = counted.pass == Pass::Count { encodes: true };
        let mut written = Self {
            text: String::with_capacity(counted.length),
            length: 0,
            pass: Pass::Write { encodes },
        };
        write(&mut written);
        Exact { text: written.text, is_encoded: encodes }
    }

    /// Writes text as it is.
    #[inline]
    pub(crate) fn push(&mut self, text: &str) {
        match self.pass {
            Pass::Count { .. } => self.length += text.len(),
            Pass::Write { .. } => self.text.push_str(text),
        }
    }

    /// Writes text, percent-encoded but for the octets that are kept.
    pub(crate) fn push_encoded(&mut self, text: &str, kept: &'static Kept) {
        match &mut self.pass {
            Pass::Count { encodes } => {
                let triplets = kept.lacking(text).count();
                self.length += text.len() + 2 * triplets;
                *encodes |= triplets > 0;
            }
            Pass::Write { encodes: false } => self.text.push_str(text),
            Pass::Write { encodes: true } => percent::encode_into(&mut self.text, text, kept),
        }
    }

    /// Writes text that is percent-encoded, with its triplets in their canonical form.
    pub(crate) fn push_normalized(&mut self, text: &str) {
        if !text.contains('%') {
            return self.push(text);
        }
        // A writer takes everything.
        let _ = percent::write_normalized(self, text, |octet| octet);
    }

    /// Writes a number in decimal.
    pub(crate) fn push_decimal(&mut self, number: u64) {
        let digits = number.checked_ilog10().unwrap_or(0);
        match self.pass {
            Pass::Count { .. } => self.length += digits as usize + 1,
            Pass::Write { .. } => {
                for place in (0..=digits).rev() {
                    let digit = number / 10_u64.pow(place) % 10;
                    self.text.extend(char::from_digit(digit as u32, 10));
                }
            }
        }
    }
}

impl fmt::Write for Writer {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.push(text);
        Ok(())
    }
}
