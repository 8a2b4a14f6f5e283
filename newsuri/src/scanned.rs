//! A text and where its parts are: what the URIs of all grammars have in common.

use alloc::borrow::Cow;
use core::fmt;
use core::ops::Range;

use newsuri_core::{
    Grammar, Parts, Subject, password, scan, scan_common, scan_on, without_brackets,
};

use crate::percent;
use crate::{Host, ParseError, Scheme, Server};

/// A text and the parts that a scan of it gave.
#[derive(Clone, Copy)]
pub(crate) struct Scanned<'a> {
    pub(crate) text: &'a str,
    pub(crate) parts: Parts,
}

impl<'a> Scanned<'a> {
    #[inline]
    pub(crate) const fn parse(text: &'a str, grammar: Grammar) -> Result<Self, ParseError> {
        match scan_common(text, grammar) {
            Ok(parts) => Ok(Self { text, parts }),
            Err(stop) => match scan_on(text, grammar, stop) {
                Ok(parts) => Ok(Self { text, parts }),
                Err(error) => Err(error),
            },
        }
    }

    #[track_caller]
    pub(crate) const fn from_static(text: &'static str, grammar: Grammar) -> Self {
        match scan(text, grammar) {
            Ok(parts) => Self { text, parts },
            Err(error) => fail(&error, text),
        }
    }

    /// A part of the text whose offsets come from its scan.
    pub(crate) fn slice(self, range: Range<usize>) -> &'a str {
        self.text.get(range).unwrap_or_default()
    }

    pub(crate) const fn scheme(self) -> Scheme {
        self.parts.scheme()
    }

    pub(crate) fn server(self) -> Option<Server<'a>> {
        Some(Server::scanned(self.host()?, self.parts.port(), self.user()))
    }

    pub(crate) fn host(self) -> Option<Host<'a>> {
        let host = self.slice(self.parts.host());
        let kind = self.parts.host_kind();
        (!host.is_empty()).then(|| Host::scanned(without_brackets(host, kind), kind))
    }

    pub(crate) fn userinfo(self) -> Option<&'a str> {
        self.parts.userinfo().map(|range| self.slice(range))
    }

    /// The userinfo up to its first `:`, if that is not empty.
    pub(crate) fn user(self) -> Option<&'a str> {
        self.parts.user(self.text).map(|range| self.slice(range))
    }

    /// The text with `***` for a password.
    pub(crate) fn redacted(self) -> Redacted<'a> {
        Redacted { text: self.text, password: self.parts.password(self.text) }
    }

    pub(crate) const fn effective_port(self) -> Option<u16> {
        let host = self.parts.host();
        if host.start == host.end {
            return None;
        }
        match self.parts.port() {
            Some(port) => Some(port),
            None => Some(self.scheme().default_port()),
        }
    }

    /// The Message-ID, the group or the pattern, still percent-encoded.
    pub(crate) fn name(self) -> &'a str {
        self.slice(self.parts.name(self.text))
    }

    /// The same, decoded.
    #[inline]
    pub(crate) fn decoded_name(self) -> Cow<'a, str> {
        if self.parts.is_encoded() {
            percent::decode_encoded(self.name())
        } else {
            Cow::Borrowed(self.name())
        }
    }
}

/// A text, with `***` for the password in it.
pub(crate) struct Redacted<'a> {
    pub(crate) text: &'a str,
    pub(crate) password: Option<Range<usize>>,
}

impl fmt::Display for Redacted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(Range { start, end }) = self.password else {
            return f.pad(self.text);
        };
        let (before, behind) = (self.text.get(..start), self.text.get(end..));
        write!(f, "{}***{}", before.unwrap_or_default(), behind.unwrap_or_default())
    }
}

/// What `Debug` shows of a noun: an id can be a whole URI, if RFC 1738 is asked, with a password in it.
pub(crate) fn shown(noun: &str) -> impl fmt::Display + '_ {
    Redacted { text: noun, password: password::guess(Subject::DraftMessageId, noun) }
}

/// Ends the evaluation of a constant with the report on its text.
#[track_caller]
#[allow(clippy::panic, reason = "this is how a constant is refused")]
pub(crate) const fn fail(error: &ParseError, text: &str) -> ! {
    panic!("{}", error.report(text).as_str())
}
