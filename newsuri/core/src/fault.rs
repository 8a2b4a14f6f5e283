//! Errors as the scanners of the components find them.

use crate::error::{ParseError, offset};
use crate::kind::ParseErrorKind;
use crate::subject::Subject;
use crate::unit;

/// The edit that mends an error, relative to its range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Fix {
    None,
    /// Percent-encode the octets of the range.
    Encode,
    /// Percent-encode the `%` that begins the range.
    EncodePercent,
    /// Remove the range.
    Delete,
    /// Remove everything from the range on that ends a sentence.
    DeleteTrailing,
    /// Remove the white space that begins with the range.
    DeleteSpace,
    /// Remove the scheme whose colon is the range.
    DeleteScheme,
    /// Remove the slashes that begin with the range.
    DeleteSlashes,
    /// Remove the octet before the range.
    DeletePrevious,
    /// Remove the range and the octet before it.
    DeleteWithPrevious,
    /// Write the character that the triplet of the range stands for.
    Decode,
    /// Remove the query that begins with the range.
    DropQuery,
    /// Remove the angle bracket at the range and the one at the end.
    Unbracket,
    /// Remove the angle bracket at the range, which ends the path, and the one that begins the path.
    UnbracketEnd,
    /// Put brackets around the whole text.
    Bracket,
    /// Write a slash for the backslash of the range.
    Slash,
    /// `nntp` with port 563 instead of `nntps`.
    Nntps,
    /// `nntp` instead of `news`.
    Nntp,
    /// `news` instead of `nntp`.
    News,
    /// Remove what encloses the text.
    Unwrap,
    InsertScheme,
    InsertColon,
    InsertSlash,
    InsertSlashes,
    InsertStar,
    InsertSlashStar,
    InsertLiteralEnd,
    InsertEncodedLiteralEnd,
}

/// An error inside one component: its place is counted from the component's end, so that no
/// scanner has to know where its component begins.
#[derive(Clone, Copy)]
pub(crate) struct Fault {
    kind: ParseErrorKind,
    fix: Fix,
    remaining: usize,
    width: usize,
}

impl Fault {
    /// The unit at the beginning of `rest`, or the empty place at its end.
    pub(crate) const fn at(rest: &[u8], percent: bool, kind: ParseErrorKind, fix: Fix) -> Self {
        Self { kind, fix, remaining: rest.len(), width: unit::width(rest, percent) }
    }

    /// The empty place before `rest`.
    pub(crate) const fn before(rest: &[u8], kind: ParseErrorKind, fix: Fix) -> Self {
        Self { kind, fix, remaining: rest.len(), width: 0 }
    }

    /// The first `width` octets of `rest`.
    pub(crate) const fn of(rest: &[u8], width: usize, kind: ParseErrorKind, fix: Fix) -> Self {
        Self { kind, fix, remaining: rest.len(), width }
    }

    /// Whether it is before the place where `rest` begins.
    pub(crate) const fn is_before(&self, rest: &[u8]) -> bool {
        self.remaining > rest.len()
    }

    /// Whether it is of a kind, and where `rest` begins.
    pub(crate) const fn is_at(&self, rest: &[u8], kind: ParseErrorKind) -> bool {
        self.remaining == rest.len() && self.kind as u8 == kind as u8
    }

    /// The same fault with another fix.
    pub(crate) const fn with(mut self, fix: Fix) -> Self {
        self.fix = fix;
        self
    }

    /// The same fault, with another fix if it has this one.
    pub(crate) const fn instead_of(mut self, this: Fix, other: Fix) -> Self {
        if self.fix as u8 == this as u8 {
            self.fix = other;
        }
        self
    }

    /// The same fault, seen from a text that goes on for `more` octets behind this one.
    pub(crate) const fn followed_by(mut self, more: usize) -> Self {
        self.remaining += more;
        self
    }

    /// The error at its place in a text of `length` octets, which ends where the component does.
    pub(crate) const fn locate(self, subject: Subject, length: usize) -> ParseError {
        let start = length - self.remaining;
        ParseError {
            kind: self.kind,
            fix: self.fix,
            subject,
            grammar: subject.grammar(),
            start: offset(start),
            end: offset(start + self.width),
        }
    }
}
