//! What is wrong with a text: which component, where, why, by which rule, and how to mend it.

use core::fmt;
use core::ops::Range;

use crate::component::Component;
use crate::fault::Fix;
use crate::grammar::Grammar;
use crate::kind::ParseErrorKind;
use crate::rule::Rule;
use crate::subject::Subject;

/// Refuses texts that are longer than offsets reach.
pub(crate) const fn check_length(subject: Subject, text: &str) -> Result<(), ParseError> {
    if text.len() > u32::MAX as usize {
        let kind = ParseErrorKind::TextTooLong;
        let grammar = subject.grammar();
        return Err(ParseError { kind, fix: Fix::None, subject, grammar, start: 0, end: 0 });
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
/// see the place, give the text back to [`report`](Self::report).
///
/// ```
/// use newsuri_core::{Component, Grammar, scan};
///
/// let error = scan("news:a|b@example.com", Grammar::Rfc5538).unwrap_err();
/// assert_eq!((error.component(), error.range()), (Component::MessageId, 6..7));
/// assert_eq!(
///     error.to_string(),
///     "invalid news URI at byte 6: message-id: this character must be percent-encoded \
///      (RFC 5538, section 4)"
/// );
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ParseError {
    pub(crate) kind: ParseErrorKind,
    pub(crate) fix: Fix,
    pub(crate) subject: Subject,
    pub(crate) grammar: Grammar,
    pub(crate) start: u32,
    pub(crate) end: u32,
}

impl ParseError {
    /// The same error, by the grammar that the text was read by.
    pub(crate) const fn by(mut self, grammar: Grammar) -> Self {
        self.grammar = grammar;
        self
    }

    /// What is wrong: one of the reasons that a program can tell apart.
    ///
    /// ```
    /// use newsuri_core::{Grammar, ParseErrorKind, scan};
    ///
    /// let error = scan("nntp:comp.lang.c", Grammar::Rfc5538).unwrap_err();
    /// assert_eq!(error.kind(), ParseErrorKind::ServerMissing);
    /// ```
    #[must_use]
    pub const fn kind(&self) -> ParseErrorKind {
        self.kind
    }

    /// Where the error is: offsets into the text, in bytes, always on boundaries of characters.
    ///
    /// The range is empty where something is missing.
    ///
    /// ```
    /// use newsuri_core::{Grammar, scan};
    ///
    /// let text = "news:comp.lang.c~";
    /// assert_eq!(&text[scan(text, Grammar::Rfc5538).unwrap_err().range()], "~");
    /// // Behind `news` there is no colon.
    /// assert_eq!(scan("news", Grammar::Rfc5538).unwrap_err().range(), 4..4);
    /// ```
    #[must_use]
    pub const fn range(&self) -> Range<usize> {
        self.start as usize..self.end as usize
    }

    /// The offset of the error's first byte, counted from 0: where [`range`](Self::range) begins.
    ///
    /// ```
    /// use newsuri_core::{Grammar, scan};
    ///
    /// let error = scan("nntp://news.example.com:70000/", Grammar::Rfc5538).unwrap_err();
    /// assert_eq!(error.offset(), "nntp://news.example.com:".len());
    /// ```
    #[must_use]
    pub const fn offset(&self) -> usize {
        self.start as usize
    }

    /// The component that is wrong, for those who care about the part and not about the reason.
    ///
    /// ```
    /// use newsuri_core::{Component, Grammar, scan};
    ///
    /// let error = scan("nntp://news.example.com/comp.lang.c/4x", Grammar::Rfc5538).unwrap_err();
    /// assert_eq!(error.component(), Component::ArticleNumber);
    /// ```
    #[must_use]
    pub const fn component(&self) -> Component {
        self.kind.component()
    }

    /// The rule that it breaks: document and section.
    ///
    /// ```
    /// use newsuri_core::{Grammar, scan};
    ///
    /// let rule = |grammar| scan("news:comp.lang.c?x", grammar).unwrap_err().rule().to_string();
    /// assert_eq!(rule(Grammar::Rfc5538), "RFC 5538, section 2.3");
    /// assert_eq!(rule(Grammar::Primary), "the older draft, section 2");
    /// ```
    #[must_use]
    pub const fn rule(&self) -> Rule {
        self.kind.rule_in(self.grammar.document())
    }

    /// What to do about it in general; [`suggestion`](Self::suggestion) is about one text.
    ///
    /// ```
    /// use newsuri_core::{Grammar, scan};
    ///
    /// let error = scan("nntp://news.example.com/comp.lang.c/1-5", Grammar::Rfc5538).unwrap_err();
    /// assert_eq!(error.help(), "write one URI for each article, or one for the group");
    /// ```
    #[must_use]
    pub const fn help(&self) -> &'static str {
        self.kind.help_in(self.grammar.document())
    }

    /// What kind of text was read, which the error alone does not tell: a Message-ID can be wrong
    /// in a URI and by itself.
    ///
    /// ```
    /// use newsuri_core::{Grammar, Subject, plain, scan};
    ///
    /// let in_uri = scan("news:a..b@example.com", Grammar::Rfc5538).unwrap_err();
    /// let alone = plain::message_id("a..b@example.com").unwrap_err();
    /// assert_eq!(in_uri.kind(), alone.kind());
    /// assert_eq!((in_uri.subject(), alone.subject()), (Subject::Uri, Subject::MessageId));
    /// ```
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
