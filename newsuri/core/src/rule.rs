//! The rules, by where they stand.

use core::fmt;

/// The text that a rule stands in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rule {
    document: &'static str,
    section: &'static str,
}

impl Rule {
    pub(crate) const fn new(document: &'static str, section: &'static str) -> Self {
        Self { document, section }
    }

    /// The document, as in `RFC 5538`.
    #[must_use]
    pub const fn document(self) -> &'static str {
        self.document
    }

    /// The section of the document, as in `3.2.2`.
    #[must_use]
    pub const fn section(self) -> &'static str {
        self.section
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, section {}", self.document, self.section)
    }
}
