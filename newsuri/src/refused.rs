//! An owned text that was refused.

use alloc::string::String;
use core::fmt;

use newsuri_core::password;

use crate::ParseError;

/// An owned text that was refused, and why: nothing of it is lost.
///
/// ```
/// use newsuri::NewsUri;
///
/// let refused = NewsUri::try_from(String::from("news:a|b@example.com")).unwrap_err();
/// assert_eq!(refused.error().offset(), 6);
/// assert_eq!(refused.into_input(), "news:a|b@example.com");
/// ```
///
/// Neither `Display` nor `Debug` shows the text as it is: `Display` leaves it out, `Debug` hides a
/// password in it.
#[derive(Clone, PartialEq, Eq)]
pub struct Refused {
    error: ParseError,
    input: String,
}

impl Refused {
    pub(crate) const fn new(error: ParseError, input: String) -> Self {
        Self { error, input }
    }

    /// Why the text was refused.
    ///
    /// ```
    /// use newsuri::{NewsUri, ParseErrorKind};
    ///
    /// let refused = NewsUri::try_from(String::from("nntp:comp.lang.c")).unwrap_err();
    /// assert_eq!(refused.error().kind(), ParseErrorKind::ServerMissing);
    /// ```
    #[must_use]
    pub const fn error(&self) -> ParseError {
        self.error
    }

    /// The text, as it is: **with a password if there is one**.
    ///
    /// ```
    /// use newsuri::NewsUri;
    ///
    /// let refused = NewsUri::try_from(String::from("nntp:comp.lang.c")).unwrap_err();
    /// assert_eq!(refused.input(), "nntp:comp.lang.c");
    /// ```
    #[must_use]
    pub fn input(&self) -> &str {
        &self.input
    }

    /// The text, given back as it came.
    ///
    /// ```
    /// use newsuri::NewsUri;
    ///
    /// // What is no URI is kept as plain text, without a copy.
    /// let text = match NewsUri::try_from(String::from("see below")) {
    ///     Ok(uri) => uri.into(),
    ///     Err(refused) => refused.into_input(),
    /// };
    /// assert_eq!(text, "see below");
    /// ```
    #[must_use]
    pub fn into_input(self) -> String {
        self.input
    }

    /// The error shown in its text, as [`ParseError::report`] does it. A password is shown as `***`.
    ///
    /// ```
    /// use newsuri::Newsgroup;
    ///
    /// let refused = Newsgroup::try_from(String::from("comp.lang.*")).unwrap_err();
    /// assert!(refused.report().as_str().ends_with("note: RFC 3977, section 4.1"));
    /// ```
    #[must_use]
    pub fn report(&self) -> crate::Report {
        self.error.report(&self.input)
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.error, f)
    }
}

impl fmt::Debug for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let password = password::guess(self.error.subject(), &self.input);
        let mut input = self.input.clone();
        if let Some(password) = password {
            input.replace_range(password, "***");
        }
        f.debug_struct("Refused").field("error", &self.error).field("input", &input).finish()
    }
}

impl core::error::Error for Refused {}

impl From<Refused> for ParseError {
    fn from(refused: Refused) -> Self {
        refused.error
    }
}
