//! An error shown in its text: title, excerpt with a caret, help, and the rule.

use core::fmt;
use core::ops::Range;

use crate::advice::Advice;
use crate::buffer::Buffer;
use crate::error::ParseError;
use crate::password;
use crate::rule::Rule;
use crate::subject::Subject;
use crate::suggestion::{MAX_CORRECTED, corrected, slice};

/// How many bytes of the text an excerpt shows on each side of the error.
const CONTEXT: usize = 48;

/// An error shown in the text that gave it, in several lines without a newline at the end.
///
/// A password in the text is shown as `***`, and a character that cannot be seen as `\u{FFFD}`.
/// Of a long text, the 48 bytes before the error and the 96 from it on are shown.
///
/// ```
/// # use newsuri_core as newsuri;
/// use newsuri::Scheme;
///
/// let error = "nntps".parse::<Scheme>().unwrap_err();
/// assert_eq!(
///     error.report("nntps").to_string(),
///     "invalid scheme at byte 0: scheme: `nntps` is defined nowhere
///     nntps
///     ^^^^^
/// help: write `nntp://host:563/...`; port 563 means TLS from the first byte
/// note: RFC 5538, section 8.1"
/// );
/// ```
#[derive(Clone)]
pub struct Report {
    lines: Buffer<2048>,
}

impl Report {
    /// What others than the scanner have to say about a text.
    #[doc(hidden)]
    #[must_use]
    pub fn new(
        title: &str,
        text: &str,
        range: &Range<usize>,
        help: &str,
        rule: Option<Rule>,
        hidden: &Range<usize>,
    ) -> Self {
        let mut report = Self { lines: Buffer::new() };
        report.lines.push(title);
        report.excerpt(range, text, hidden);
        report.lines.push("\nhelp: ");
        report.lines.push(help);
        if let Some(rule) = rule {
            report.note(rule);
        }
        report
    }

    /// The lines: title, excerpt, carets, help and note, in constants as well.
    ///
    /// ```
    /// use newsuri_core::{Grammar, scan};
    ///
    /// let text = "news:comp.lang.c~";
    /// let report = scan(text, Grammar::Rfc5538).unwrap_err().report(text);
    /// assert!(report.as_str().contains("help: write \"news:comp.lang.c%7E\""));
    /// ```
    #[must_use]
    pub const fn as_str(&self) -> &str {
        self.lines.as_str()
    }

    const fn title(&mut self, error: &ParseError, text: &str, hidden: &Range<usize>) {
        self.lines.push("invalid ");
        self.lines.push(error.subject().name());
        self.lines.push(" at byte ");
        self.lines.push_number(error.offset());
        self.lines.push(": ");
        self.lines.push(error.component().name());
        self.lines.push(": ");
        self.lines.push(error.kind().reason());
        if are_apart(&error.range(), hidden) {
            self.invisible(slice(text, error.start as usize, error.end as usize));
        }
    }

    /// Names the character at fault if an excerpt does not show it.
    const fn invisible(&mut self, character: &str) {
        match character.as_bytes() {
            [b' '] => self.lines.push(" (a space)"),
            [b'\t'] => self.lines.push(" (a tab)"),
            [b'\r' | b'\n'] => self.lines.push(" (the end of a line)"),
            [0..0x20 | 0x7F] => self.lines.push(" (a control character)"),
            _ => {}
        }
    }

    const fn excerpt(&mut self, range: &Range<usize>, text: &str, hidden: &Range<usize>) {
        let window = window(range.start, text);
        let (mut column, mut carets) = (0, 0);
        self.lines.push("\n    ");
        if window.start > 0 {
            self.lines.push("…");
            column += 1;
        }
        let mut before = column;
        let mut at = window.start;
        while at < window.end {
            let next = if hidden.start <= at && at < hidden.end {
                self.lines.push("***");
                column += 3;
                hidden.end
            } else {
                let next = next_boundary(text, at);
                let character = slice(text, at, next);
                self.lines.push(if can_show(character) { character } else { "\u{FFFD}" });
                column += 1;
                next
            };
            if next <= range.start {
                before = column;
            } else if carets == 0 || at < range.end {
                carets = column - before;
            }
            at = next;
        }
        if window.end < text.len() {
            self.lines.push("…");
        }
        let carets = if carets == 0 { 1 } else { carets };
        self.lines.push("\n    ");
        self.lines.push_times(" ", before);
        self.lines.push_times("^", carets);
    }

    const fn help(&mut self, error: &ParseError, text: &str, hidden: &Range<usize>) {
        let has_secret = hidden.start < hidden.end;
        match (error.suggestion(text), corrected(error, text)) {
            (_, Some(corrected)) if !has_secret && can_advise(error, corrected.as_str()) => {
                self.lines.push("\nhelp: write \"");
                self.lines.push(corrected.as_str());
                self.lines.push("\"");
            }
            // One step is enough where the whole is too long or not to be shown.
            (Some(suggestion), _)
                if (has_secret || text.len() >= MAX_CORRECTED)
                    && is_printable(suggestion.replacement().as_str())
                    && are_apart(&suggestion.range(), hidden) =>
            {
                self.edit(&suggestion.range(), suggestion.replacement().as_str());
            }
            _ => {
                self.lines.push("\nhelp: ");
                self.lines.push(error.help());
            }
        }
    }

    /// One step of a correction.
    const fn edit(&mut self, range: &Range<usize>, replacement: &str) {
        if replacement.is_empty() {
            self.lines.push("\nhelp: leave out byte ");
            self.lines.push_number(range.start);
            if range.end - range.start > 1 {
                self.lines.push(" to ");
                self.lines.push_number(range.end - 1);
            }
            return;
        }
        self.lines.push("\nhelp: write `");
        self.lines.push(replacement);
        self.lines.push("` there");
    }

    const fn note(&mut self, rule: Rule) {
        self.lines.push("\nnote: ");
        self.lines.push(rule.document());
        self.lines.push(", section ");
        self.lines.push(rule.section());
    }
}

/// Whether a corrected text may be shown: it can have a password that the text before did not.
const fn can_advise(error: &ParseError, corrected: &str) -> bool {
    is_printable(corrected) && password::guess(error.subject(), corrected).is_none()
}

const fn are_apart(one: &Range<usize>, other: &Range<usize>) -> bool {
    one.end <= other.start || other.end <= one.start
}

/// The stretch of text that an excerpt shows, on boundaries of characters.
const fn window(place: usize, text: &str) -> Range<usize> {
    let start = floor_boundary(text, place.saturating_sub(CONTEXT));
    start..floor_boundary(text, place.saturating_add(2 * CONTEXT))
}

/// The boundary of characters at or before a place, which need not be in the text.
const fn floor_boundary(text: &str, at: usize) -> usize {
    let mut at = if at < text.len() { at } else { text.len() };
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

const fn next_boundary(text: &str, at: usize) -> usize {
    let mut next = at + 1;
    while !text.is_char_boundary(next) {
        next += 1;
    }
    next
}

/// Whether all of a text may be shown as it is.
const fn is_printable(text: &str) -> bool {
    let mut at = 0;
    while at < text.len() {
        let next = next_boundary(text, at);
        if !can_show(slice(text, at, next)) {
            return false;
        }
        at = next;
    }
    true
}

/// Whether a character may be shown: not controls of ASCII and beyond, line separators, characters
/// without a width, and the marks that turn text around.
const fn can_show(character: &str) -> bool {
    !matches!(
        character.as_bytes(),
        [0..0x20 | 0x7F]
            | [0xC2, 0x80..=0x9F]
            | [0xD8, 0x9C]
            | [0xE2, 0x80, 0x8B..=0x8F | 0xA8..=0xAE]
            | [0xE2, 0x81, 0xA0..=0xA9]
            | [0xEF, 0xBB, 0xBF]
    )
}

impl ParseError {
    /// Shows the error in `text`, which must be the text that gave it: what is wrong, an excerpt
    /// with a caret, what to write instead, and the rule. A password is shown as `***`.
    ///
    /// ```
    /// use newsuri_core::{Grammar, scan};
    ///
    /// let text = "news://user:secret@news.example.com:x/";
    /// let report = scan(text, Grammar::Rfc5538).unwrap_err().report(text).to_string();
    /// assert_eq!(report.lines().nth(1), Some("    news://user:***@news.example.com:x/"));
    /// ```
    #[must_use]
    pub const fn report(&self, text: &str) -> Report {
        let hidden = password::guess(self.subject(), text);
        let hidden = match hidden {
            Some(hidden) => hidden,
            None => 0..0,
        };
        let mut report = Report { lines: Buffer::new() };
        report.title(self, text, &hidden);
        report.excerpt(&self.range(), text, &hidden);
        report.help(self, text, &hidden);
        report.note(self.rule());
        report
    }
}

impl Advice {
    /// Shows the advice in `text`, which must be the text that gave it: what is unwise, an excerpt
    /// with a caret, what to write instead, and the rule. A password is shown as `***`.
    ///
    /// ```
    /// use newsuri_core::{Grammar, advice, scan};
    ///
    /// let text = "news://news.example.com:119/comp.lang.c";
    /// let parts = scan(text, Grammar::Rfc5538)?;
    /// assert_eq!(
    ///     advice(text, &parts).next().unwrap().report(text).to_string(),
    ///     "port: this is the default port
    ///     news://news.example.com:119/comp.lang.c
    ///                            ^^^^
    /// help: write \"news://news.example.com/comp.lang.c\"
    /// note: RFC 3986, section 3.2.3"
    /// );
    /// # Ok::<(), newsuri_core::ParseError>(())
    /// ```
    #[must_use]
    pub fn report(&self, text: &str) -> Report {
        let kind = self.kind();
        let hidden = password::guess(Subject::Uri, text).unwrap_or_default();
        let mut report = Report { lines: Buffer::new() };
        report.lines.push(kind.component().name());
        report.lines.push(": ");
        report.lines.push(kind.reason());
        report.excerpt(&self.range(), text, &hidden);
        match self.followed(text) {
            Some(better) if password::guess(Subject::Uri, better.as_str()).is_none() => {
                report.lines.push("\nhelp: write \"");
                report.lines.push(better.as_str());
                report.lines.push("\"");
            }
            _ => {
                report.lines.push("\nhelp: ");
                report.lines.push(kind.help());
            }
        }
        report.note(kind.rule());
        report
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
