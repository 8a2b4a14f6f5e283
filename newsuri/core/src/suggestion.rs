//! What to write instead of what is wrong.

use core::fmt;
use core::ops::Range;

use crate::authority::{self, Demand};
use crate::buffer::Buffer;
use crate::error::ParseError;
use crate::fault::Fix;
use crate::octet::{
    BEFORE_FRAGMENT, BEFORE_PATH, BEFORE_QUERY, BEFORE_SLASH, ENCLOSING, OctetSet, SCHEME, SLASHES,
    SPACE, TRAILING,
};
use crate::plain;
use crate::run;
use crate::scan::scan;
use crate::scheme;
use crate::subject::Subject;
use crate::unit::{self, Read, Unit};

/// Whether a reading succeeds, without what it gives.
macro_rules! ignore {
    ($result:expr) => {
        match $result {
            Ok(_) => Ok(()),
            Err(error) => Err(error),
        }
    };
}

/// An edit that removes an error: the bytes to replace, and what to put there.
///
/// Its `Display` is the replacement. It mends the text, and cannot know what was meant: a program
/// that follows it by itself makes links of what were none.
///
/// ```
/// use newsuri_core::{Grammar, scan};
///
/// let mut text = String::from("news:a|b@example.com");
/// let error = scan(&text, Grammar::Rfc5538).unwrap_err();
/// let suggestion = error.suggestion(&text).unwrap();
/// let (range, replacement) = (suggestion.range(), suggestion.to_string());
/// text.replace_range(range, &replacement);
/// assert_eq!(text, "news:a%7Cb@example.com");
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Suggestion<'t> {
    start: usize,
    end: usize,
    before: &'static str,
    kept: &'t str,
    encode: bool,
    after: &'static str,
}

impl<'t> Suggestion<'t> {
    const fn replace(start: usize, end: usize, with: &'static str) -> Self {
        Self { start, end, before: with, kept: "", encode: false, after: "" }
    }

    const fn encode(text: &'t str, start: usize, end: usize) -> Self {
        let kept = slice(text, start, end);
        Self { start, end, before: "", kept, encode: true, after: "" }
    }

    const fn wrap(text: &'t str, range: (usize, usize), kept: (usize, usize)) -> Self {
        let kept = slice(text, kept.0, kept.1);
        Self { start: range.0, end: range.1, before: "", kept, encode: false, after: "" }
    }

    /// The bytes of the text to replace; empty where something is to be inserted.
    ///
    /// ```
    /// use newsuri_core::{Grammar, scan};
    ///
    /// let text = "nntp:news.example.com/comp.lang.c";
    /// let error = scan(text, Grammar::Rfc5538).unwrap_err();
    /// let suggestion = error.suggestion(text).unwrap();
    /// assert_eq!((suggestion.range(), suggestion.to_string()), (5..5, String::from("//")));
    /// ```
    #[must_use]
    pub const fn range(&self) -> Range<usize> {
        self.start..self.end
    }

    /// The replacement as a text of its own, empty if it is longer than that.
    pub(crate) const fn replacement(&self) -> Buffer<MAX_CORRECTED> {
        let mut buffer = Buffer::new();
        self.push_to(&mut buffer);
        buffer
    }

    /// The text with the edit, if it is not too long for that.
    pub(crate) const fn apply(&self, text: &str) -> Option<Buffer<MAX_CORRECTED>> {
        let mut buffer = Buffer::new();
        buffer.push(slice(text, 0, self.start));
        self.push_to(&mut buffer);
        buffer.push(slice(text, self.end, text.len()));
        if buffer.is_whole() { Some(buffer) } else { None }
    }

    const fn push_to<const N: usize>(&self, buffer: &mut Buffer<N>) {
        buffer.push(self.before);
        if self.encode {
            buffer.push_encoded(self.kept);
        } else {
            buffer.push(self.kept);
        }
        buffer.push(self.after);
    }
}

impl fmt::Display for Suggestion<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.before)?;
        if self.encode {
            self.kept.bytes().try_for_each(|octet| write!(f, "%{octet:02X}"))?;
        } else {
            f.write_str(self.kept)?;
        }
        f.write_str(self.after)
    }
}

/// The range only: the replacement can hold a password.
impl fmt::Debug for Suggestion<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Suggestion").field("range", &self.range()).finish_non_exhaustive()
    }
}

/// A slice of the text, or nothing where the offsets are not of this text.
pub(crate) const fn slice(text: &str, start: usize, end: usize) -> &str {
    if start > end || !text.is_char_boundary(start) || !text.is_char_boundary(end) {
        return "";
    }
    text.split_at(end).0.split_at(start).1
}

impl ParseError {
    /// What to write instead, where one edit mends this error. The text may have others.
    ///
    /// `text` must be the text that gave the error; for another, the edit makes no sense, but its
    /// range is one of that text.
    ///
    /// ```
    /// use newsuri_core::{Grammar, scan};
    ///
    /// let text = "news:comp.lang.c~";
    /// let error = scan(text, Grammar::Rfc5538).unwrap_err();
    /// assert_eq!(error.suggestion(text).unwrap().to_string(), "%7E");
    ///
    /// // Which host was meant, no edit can know.
    /// let text = "nntp:///comp.lang.c";
    /// assert_eq!(scan(text, Grammar::Rfc5538).unwrap_err().suggestion(text), None);
    /// ```
    #[must_use]
    pub const fn suggestion<'t>(&self, text: &'t str) -> Option<Suggestion<'t>> {
        self.fix.suggestion(text, self.start as usize, self.end as usize)
    }
}

impl Fix {
    /// The edit, where the range that it is about is known.
    pub(crate) const fn suggestion(
        self,
        text: &str,
        start: usize,
        end: usize,
    ) -> Option<Suggestion<'_>> {
        if !text.is_char_boundary(start) || !text.is_char_boundary(end) {
            return None;
        }
        let suggestion = match self {
            Fix::None => return None,
            Fix::Encode => Suggestion::encode(text, start, end),
            Fix::EncodePercent => Suggestion::replace(start, start + 1, "%25"),
            Fix::Delete => Suggestion::replace(start, end, ""),
            Fix::DeleteTrailing => Suggestion::replace(start, run_end(text, start, TRAILING), ""),
            Fix::DeleteSpace => Suggestion::replace(start, run_end(text, start, SPACE), ""),
            Fix::DeleteScheme => Suggestion::replace(scheme_start(text, start), end, ""),
            Fix::DeleteSlashes => Suggestion::replace(start, run_end(text, start, SLASHES), ""),
            Fix::DeletePrevious => Suggestion::replace(start.saturating_sub(1), start, ""),
            Fix::DeleteWithPrevious => Suggestion::replace(start.saturating_sub(1), end, ""),
            Fix::Decode => Suggestion::replace(start, end, decoded(text, start)),
            Fix::DropQuery => Suggestion::replace(start, run_end(text, start, BEFORE_FRAGMENT), ""),
            Fix::Unbracket => unbracket(text, start, end),
            Fix::UnbracketEnd => return unbracket_end(text, start, end),
            Fix::Bracket => Suggestion {
                before: "[",
                after: "]",
                ..Suggestion::wrap(text, (start, end), (start, end))
            },
            Fix::Slash => Suggestion::replace(start, end, "/"),
            Fix::Nntps => return without_nntps(text, end),
            Fix::Nntp => return nntp_for_news(text),
            Fix::News => Suggestion::replace(0, "nntp".len(), "news"),
            Fix::Unwrap => unwrap(text),
            Fix::InsertScheme => Suggestion::replace(start, start, "news:"),
            Fix::InsertColon => Suggestion::replace(start, start, ":"),
            Fix::InsertSlash => Suggestion::replace(start, start, "/"),
            Fix::InsertSlashes => Suggestion::replace(start, start, "//"),
            Fix::InsertStar => Suggestion::replace(start, start, "*"),
            Fix::InsertSlashStar => Suggestion::replace(start, start, "/*"),
            Fix::InsertLiteralEnd => Suggestion::replace(start, start, "]"),
            Fix::InsertEncodedLiteralEnd => Suggestion::replace(start, start, "%5D"),
        };
        // Of another text, what is to be replaced can be anything.
        if text.is_char_boundary(suggestion.start) && text.is_char_boundary(suggestion.end) {
            return Some(suggestion);
        }
        None
    }
}

/// The character that the triplet at `start` stands for, if it is printable ASCII.
const fn decoded(text: &str, start: usize) -> &'static str {
    const PRINTABLE: &str = " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`\
                             abcdefghijklmnopqrstuvwxyz{|}~";
    match unit::read(text.as_bytes().split_at(start).1, true) {
        Read::Unit(Unit { octet: octet @ b' '..=b'~', encoded: true, .. }) => {
            let at = (octet - b' ') as usize;
            slice(PRINTABLE, at, at + 1)
        }
        _ => "",
    }
}

/// Where the run of octets in `set` ends that begins at `start`.
const fn run_end(text: &str, start: usize, set: &OctetSet) -> usize {
    let (_, rest) = text.as_bytes().split_at(start);
    text.len() - run::skip(rest, set).len()
}

/// Where the scheme begins whose colon is at `colon`.
const fn scheme_start(text: &str, colon: usize) -> usize {
    let mut before = text.as_bytes().split_at(colon).0;
    while let [rest @ .., octet] = before {
        if !SCHEME.has(*octet) {
            break;
        }
        before = rest;
    }
    before.len()
}

/// The path without its angle brackets, each raw or encoded; the last one ends the path.
const fn unbracket(text: &str, start: usize, end: usize) -> Suggestion<'_> {
    let path_end = run_end(text, start, BEFORE_QUERY);
    let closing = match text.as_bytes().split_at(path_end).0 {
        [.., b'>'] => 1,
        _ => "%3E".len(),
    };
    Suggestion::wrap(text, (start, path_end), (end, path_end - closing))
}

/// The path without its angle brackets, each raw or encoded; the last one is at the range.
const fn unbracket_end(text: &str, start: usize, end: usize) -> Option<Suggestion<'_>> {
    let path = match scheme::known(text.as_bytes()) {
        Some((_, [b':', b'/', b'/', rest @ ..])) => match run::skip(rest, BEFORE_SLASH) {
            [_, path @ ..] => path,
            [] => return None,
        },
        Some((_, [b':', path @ ..])) => path,
        _ => return None,
    };
    let path_start = text.len() - path.len();
    let Read::Unit(Unit { octet: b'<', rest, .. }) = unit::read(path, true) else {
        return None;
    };
    let kept = (text.len() - rest.len(), start);
    Some(Suggestion::wrap(text, (path_start, end), kept))
}

/// The text without what stands around it.
const fn unwrap(text: &str) -> Suggestion<'_> {
    let mut kept = run::skip(text.as_bytes(), ENCLOSING);
    let start = text.len() - kept.len();
    while let [rest @ .., octet] = kept {
        if !ENCLOSING.has(*octet) {
            break;
        }
        kept = rest;
    }
    Suggestion::wrap(text, (0, text.len()), (start, start + kept.len()))
}

/// `nntp` for `news`, where a host follows.
const fn nntp_for_news(text: &str) -> Option<Suggestion<'_>> {
    let [b'n' | b'N', _, _, _, b':', b'/', b'/', rest @ ..] = text.as_bytes() else {
        return None;
    };
    let (authority, _) = run::part(rest, BEFORE_PATH);
    match authority::scan(authority, Demand::Host) {
        Ok(_) => Some(Suggestion::replace(0, "news".len(), "nntp")),
        Err(_) => None,
    }
}

/// `nntps` becomes `nntp` with port 563. With another port it has no equivalent.
const fn without_nntps(text: &str, scheme_end: usize) -> Option<Suggestion<'_>> {
    let [b':', b'/', b'/', rest @ ..] = text.as_bytes().split_at(scheme_end).1 else {
        return None;
    };
    let (authority, behind) = run::part(rest, BEFORE_PATH);
    let Ok(found) = authority::scan(authority, Demand::Host) else {
        return None;
    };
    if behind.is_empty() {
        return None;
    }
    let end = text.len() - behind.len();
    let after = match (found.port, authority) {
        (Some(563), _) => "",
        (Some(_), _) => return None,
        (None, [.., b':']) => "563",
        (None, _) => ":563",
    };
    let wrapped = Suggestion::wrap(text, (0, end), (scheme_end, end));
    Some(Suggestion { before: "nntp", after, ..wrapped })
}

/// Texts up to this length are corrected as a whole.
pub(crate) const MAX_CORRECTED: usize = 400;

/// The corrected text: every suggestion followed until nothing is wrong any more.
#[derive(Clone, Copy)]
pub(crate) struct Corrected(Buffer<MAX_CORRECTED>);

impl Corrected {
    pub(crate) const fn as_str(&self) -> &str {
        self.0.as_str()
    }
}

/// Follows suggestions, beginning with that of `error`, to a valid text if they lead to one.
pub(crate) const fn corrected(error: &ParseError, text: &str) -> Option<Corrected> {
    // Texts that need more are none that somebody mistyped.
    const MAX_STEPS: usize = 40;
    let Some(mut current) = apply(error, text) else {
        return None;
    };
    let mut steps = 0;
    while steps < MAX_STEPS {
        let error = match read(error, current.as_str()) {
            Ok(()) => return Some(Corrected(current)),
            Err(error) => error,
        };
        current = match apply(&error, current.as_str()) {
            Some(next) => next,
            None => return None,
        };
        steps += 1;
    }
    None
}

const fn apply(error: &ParseError, text: &str) -> Option<Buffer<MAX_CORRECTED>> {
    match error.suggestion(text) {
        Some(suggestion) => suggestion.apply(text),
        None => None,
    }
}

/// Reads a text again as what it was read as.
const fn read(error: &ParseError, text: &str) -> Result<(), ParseError> {
    match error.subject() {
        Subject::Uri | Subject::DraftUri | Subject::Rfc1738Url => {
            ignore!(scan(text, error.grammar))
        }
        Subject::MessageId => ignore!(plain::message_id(text)),
        Subject::Newsgroup => ignore!(plain::newsgroup(text)),
        Subject::Wildmat => ignore!(plain::wildmat(text)),
        Subject::Server => ignore!(plain::server(text)),
        Subject::Host => ignore!(plain::host(text)),
        Subject::ArticleNumber => ignore!(plain::article_number(text)),
        Subject::Scheme => ignore!(plain::scheme(text)),
        Subject::Fragment => ignore!(plain::fragment(text)),
        Subject::DraftMessageId => ignore!(plain::draft_message_id(text)),
        Subject::DraftNewsgroup => ignore!(plain::draft_newsgroup(text)),
        Subject::DraftWildmat => ignore!(plain::draft_wildmat(text)),
        Subject::DraftArticleNumber => ignore!(plain::draft_article_number(text)),
        Subject::ArticleRange => ignore!(plain::article_range(text)),
    }
}
