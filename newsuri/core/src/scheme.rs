//! The schemes.

use core::fmt;

use crate::fault::{Fault, Fix};
use crate::grammar::Grammar;
use crate::kind::ParseErrorKind as Kind;
use crate::octet::{ALPHA, DIGIT, ENCLOSING, SCHEME};
use crate::run;

/// The scheme of a news URI.
///
/// It is read in any case and written in lower case (RFC 3986, 3.1).
///
/// ```
/// # use newsuri_core as newsuri;
/// use newsuri::Scheme;
///
/// let scheme: Scheme = "NNTP".parse()?;
/// assert_eq!(scheme, Scheme::Nntp);
/// assert_eq!(scheme.to_string(), "nntp");
/// # Ok::<(), newsuri::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Scheme {
    /// `news`: articles by Message-ID, groups and sets of groups (RFC 5538, 4).
    News,
    /// `snews`: as `news`, with TLS from the first byte; historical (RFC 5538, 8.1).
    Snews,
    /// `nntp`: groups and numbered articles of one server (RFC 5538, 3).
    Nntp,
}

impl Scheme {
    /// The scheme in lower case, without its colon.
    ///
    /// ```
    /// # use newsuri_core as newsuri;
    /// use newsuri::Scheme;
    ///
    /// assert_eq!(Scheme::Snews.as_str(), "snews");
    /// ```
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::News => "news",
            Self::Snews => "snews",
            Self::Nntp => "nntp",
        }
    }

    /// The TCP port where a URI of this scheme names none: 119, for `snews` 563
    /// (RFC 5538, 2 and 8.1).
    ///
    /// ```
    /// # use newsuri_core as newsuri;
    /// use newsuri::Scheme;
    ///
    /// assert_eq!(Scheme::News.default_port(), 119);
    /// assert_eq!(Scheme::Snews.default_port(), 563);
    /// ```
    #[must_use]
    pub const fn default_port(self) -> u16 {
        match self {
            Self::News | Self::Nntp => 119,
            Self::Snews => 563,
        }
    }
}

impl fmt::Display for Scheme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl AsRef<str> for Scheme {
    fn as_ref(&self) -> &str {
        self.as_str()
    }
}

/// Reads the scheme and its colon, and gives what follows.
pub(crate) const fn scan(text: &[u8], grammar: Grammar) -> Result<(Scheme, &[u8]), Fault> {
    if let Some((scheme, [b':', rest @ ..])) = known(text)
        && grammar.has(scheme)
    {
        return Ok((scheme, rest));
    }
    let (name, rest) = run::part(text, SCHEME);
    match (known(name), rest) {
        (Some((scheme, [])), _) if !grammar.has(scheme) => {
            Err(Fault::of(text, name.len(), Kind::SchemeForeign, Fix::None))
        }
        (Some((_, [])), _) => Err(Fault::before(rest, Kind::SchemeColonMissing, Fix::InsertColon)),
        (_, [b':', ..]) => Err(unknown(text, name, grammar)),
        _ => Err(Fault::before(text, Kind::SchemeMissing, missing_fix(text, grammar))),
    }
}

/// The scheme that a text begins with, in any case (RFC 3986, 3.1), and what follows it.
pub(crate) const fn known(text: &[u8]) -> Option<(Scheme, &[u8])> {
    match text {
        [b'n' | b'N', b'e' | b'E', b'w' | b'W', b's' | b'S', rest @ ..] => {
            Some((Scheme::News, rest))
        }
        [b'n' | b'N', b'n' | b'N', b't' | b'T', b'p' | b'P', rest @ ..] => {
            Some((Scheme::Nntp, rest))
        }
        [b's' | b'S', b'n' | b'N', b'e' | b'E', b'w' | b'W', b's' | b'S', rest @ ..] => {
            Some((Scheme::Snews, rest))
        }
        _ => None,
    }
}

/// The fault of a scheme at the beginning of `text` that is not known.
pub(crate) const fn unknown(text: &[u8], name: &[u8], grammar: Grammar) -> Fault {
    if name.eq_ignore_ascii_case(b"nntps") && grammar.has(Scheme::Nntp) {
        return Fault::of(text, name.len(), Kind::SchemeNntps, Fix::Nntps);
    }
    let kind = match (name, grammar) {
        ([], _) => Kind::SchemeMissing,
        (_, Grammar::Rfc5538) => Kind::SchemeUnknown,
        _ => Kind::SchemeForeign,
    };
    Fault::of(text, name.len(), kind, Fix::None)
}

/// Text that begins like a name is taken for what follows `news:`.
const fn missing_fix(text: &[u8], grammar: Grammar) -> Fix {
    match text {
        _ if !grammar.has(Scheme::News) => Fix::None,
        [octet, ..] if ALPHA.has(*octet) || DIGIT.has(*octet) => Fix::InsertScheme,
        [b'/', b'/', ..] => Fix::InsertScheme,
        [octet, ..] if ENCLOSING.has(*octet) && begins(run::skip(text, ENCLOSING)) => Fix::Unwrap,
        _ => Fix::None,
    }
}

/// Whether the text begins with a scheme and its colon.
const fn begins(text: &[u8]) -> bool {
    matches!(known(text), Some((_, [b':', ..])))
}
