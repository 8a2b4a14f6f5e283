//! Reads an input, and names what was read.

use std::fmt;
use std::ops::Range;
use std::str::Utf8Error;

use newsuri::{Host, HostKind, NewsUriRef, ParseError, Scheme, Target};

/// Why an input is no URI.
#[derive(Debug)]
pub(crate) enum Failure<'i> {
    NotUtf8 { error: Utf8Error, length: usize },
    Refused { error: ParseError, text: &'i str },
}

pub(crate) fn read(input: &[u8]) -> Result<NewsUriRef<'_>, Failure<'_>> {
    let text =
        str::from_utf8(input).map_err(|error| Failure::NotUtf8 { error, length: input.len() })?;
    NewsUriRef::parse(text).map_err(|error| Failure::Refused { error, text })
}

impl Failure<'_> {
    /// The bytes that are wrong.
    pub(crate) fn range(&self) -> Range<usize> {
        match self {
            Self::NotUtf8 { error, length } => {
                let start = error.valid_up_to();
                start..error.error_len().map_or(*length, |length| start + length)
            }
            Self::Refused { error, .. } => error.range(),
        }
    }

    /// The error shown in the input, without a password.
    pub(crate) fn report(&self) -> String {
        match self {
            Self::NotUtf8 { .. } => self.to_string(),
            Self::Refused { error, text } => error.report(text).to_string(),
        }
    }
}

/// The error in one line.
impl fmt::Display for Failure<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotUtf8 { error, .. } => {
                write!(f, "invalid news URI at byte {}: the text is not UTF-8", error.valid_up_to())
            }
            Self::Refused { error, .. } => error.fmt(f),
        }
    }
}

/// A word for what a URI names.
pub(crate) fn kind(uri: NewsUriRef<'_>) -> &'static str {
    match uri.target() {
        Target::Article(_) => "article",
        Target::Group(_) if uri.scheme() == Scheme::Nntp => "nntp-group",
        Target::Group(_) => "group",
        Target::Groups(_) => "wildmat",
        Target::AllGroups => "all-groups",
        Target::NumberedArticle { .. } => "nntp-article",
    }
}

/// The decoded Message-ID, group or pattern.
pub(crate) fn value(uri: NewsUriRef<'_>) -> Option<String> {
    match uri.target() {
        Target::Article(id) => Some(id.into()),
        Target::Group(group) | Target::NumberedArticle { group, .. } => Some(group.into()),
        Target::Groups(pattern) => Some(pattern.into()),
        Target::AllGroups => None,
    }
}

/// The decoded host in lower case, an IP literal in its brackets.
pub(crate) fn host(uri: NewsUriRef<'_>) -> Option<String> {
    uri.server().map(|server| decoded(server.host()))
}

fn decoded(host: &Host<'_>) -> String {
    match host.kind() {
        HostKind::Name => String::from_utf8_lossy(&host.octets()).to_ascii_lowercase(),
        _ => host.to_string().to_ascii_lowercase(),
    }
}

/// The decoded fragment, or as it is written if that is not UTF-8.
pub(crate) fn fragment(uri: NewsUriRef<'_>) -> Option<String> {
    let fragment = uri.fragment()?;
    let text = fragment.text().map(String::from);
    Some(text.unwrap_or_else(|| fragment.to_string()))
}
