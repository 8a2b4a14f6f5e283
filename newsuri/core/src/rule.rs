//! The rules, by where they stand.

use core::fmt;

/// The text that a rule stands in: what an error appeals to.
///
/// ```
/// # use newsuri_core as newsuri;
/// use newsuri::{ParseErrorKind, Rule};
///
/// let rule: Rule = ParseErrorKind::HostIpv6.rule();
/// assert_eq!((rule.document(), rule.section()), ("RFC 3986", "3.2.2"));
/// assert_eq!(rule.to_string(), "RFC 3986, section 3.2.2");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rule {
    document: &'static str,
    section: &'static str,
}

impl Rule {
    /// The rule in a section of a document.
    #[doc(hidden)]
    #[must_use]
    pub const fn new(document: &'static str, section: &'static str) -> Self {
        Self { document, section }
    }

    /// The document, as in `RFC 5538`. Every one is an RFC, save `the older draft`.
    ///
    /// ```
    /// # use newsuri_core as newsuri;
    /// use newsuri::ParseErrorKind;
    ///
    /// assert_eq!(ParseErrorKind::NewsgroupList.rule().document(), "RFC 3977");
    /// ```
    #[must_use]
    pub const fn document(self) -> &'static str {
        self.document
    }

    /// The section of the document, as in `3.2.2`.
    ///
    /// ```
    /// # use newsuri_core as newsuri;
    /// use newsuri::ParseErrorKind;
    ///
    /// assert_eq!(ParseErrorKind::NewsgroupList.rule().section(), "4.1");
    /// ```
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
