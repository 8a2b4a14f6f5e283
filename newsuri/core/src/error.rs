//! What is wrong with a text: which component, where, why, by which rule, and how to mend it.

use core::fmt;
use core::ops::Range;

use crate::component::Component;
use crate::fault::Fix;
use crate::kind::ParseErrorKind;
use crate::rule::Rule;
use crate::subject::Subject;

/// Refuses texts that are longer than offsets reach.
pub(crate) const fn check_length(subject: Subject, text: &str) -> Result<(), ParseError> {
    if text.len() > u32::MAX as usize {
        let kind = ParseErrorKind::TextTooLong;
        return Err(ParseError { kind, fix: Fix::None, subject, start: 0, end: 0 });
    }
    Ok(())
}

/// An offset as parts and errors store it. Longer texts are refused before one is made.
#[allow(clippy::cast_possible_truncation, reason = "the scan begins with a check of the length")]
pub(crate) const fn offset(position: usize) -> u32 {
    position as u32
}

/// Why a text was refused: what is wrong, and where.
///
/// It does not hold the text, and what it displays does not quote it, so it can be logged. To
/// see the place, give the text back to `report`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ParseError {
    pub(crate) kind: ParseErrorKind,
    pub(crate) fix: Fix,
    pub(crate) subject: Subject,
    pub(crate) start: u32,
    pub(crate) end: u32,
}

impl ParseError {
    /// What is wrong.
    #[must_use]
    pub const fn kind(&self) -> ParseErrorKind {
        self.kind
    }

    /// Where the error is: offsets into the text, in bytes, always on boundaries of characters.
    ///
    /// The range is empty where something is missing.
    #[must_use]
    pub const fn range(&self) -> Range<usize> {
        self.start as usize..self.end as usize
    }

    /// The offset of the error's first byte.
    #[must_use]
    pub const fn offset(&self) -> usize {
        self.start as usize
    }

    /// The component that is wrong.
    #[must_use]
    pub const fn component(&self) -> Component {
        self.kind.component()
    }

    /// The rule that it breaks.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        self.kind.rule()
    }

    /// What kind of text was read.
    #[must_use]
    pub const fn subject(&self) -> Subject {
        self.subject
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "invalid {} at byte {}: {}: {} ({})",
            self.subject.name(),
            self.start,
            self.component(),
            self.kind.reason(),
            self.rule()
        )
    }
}

impl core::error::Error for ParseError {}
