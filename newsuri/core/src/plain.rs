//! The names of the field by themselves, outside of any URI.

use crate::authority::{self, Demand, HostKind};
use crate::common;
use crate::constant;
use crate::error::{ParseError, check_length};
use crate::fault::{Fault, Fix};
use crate::grammar::{Grammar, Spelling};
use crate::ip;
use crate::kind::ParseErrorKind as Kind;
use crate::message_id as id;
use crate::newsgroup as group;
use crate::number;
use crate::octet::{BEFORE_ANGLE, BEFORE_PATH, DIGIT, FRAGMENT, TRAILING};
use crate::opaque;
use crate::printable;
use crate::run;
use crate::scheme::{self, Scheme};
use crate::subject::Subject;
use crate::wildmat as pattern;

macro_rules! locate {
    ($result:expr, $subject:expr, $text:expr) => {
        match $result {
            Ok(value) => value,
            Err(fault) => return Err(fault.locate($subject, $text.len())),
        }
    };
}

/// Checks a Message-ID with both angle brackets or neither, and gives it without them.
///
/// ```
/// use newsuri_core::plain;
///
/// assert_eq!(plain::message_id("<a/b@example.com>")?, "a/b@example.com");
/// # Ok::<(), newsuri_core::ParseError>(())
/// ```
///
/// # Errors
///
/// If the text is not a `msg-id-core` of RFC 5536, 3.1.3, or has one angle bracket of the pair.
pub const fn message_id(text: &str) -> Result<&str, ParseError> {
    if constant::message_id(text.as_bytes()).is_some() {
        return Ok(text);
    }
    scan_message_id(text)
}

/// The same, as fast as can be where programs run.
#[doc(hidden)]
#[inline]
pub const fn message_id_at_run_time(text: &str) -> Result<&str, ParseError> {
    let id = match text.as_bytes() {
        [b'<', .., b'>'] => text.split_at(1).1.split_at(text.len() - 2).0,
        _ => text,
    };
    if common::is_message_id(id.as_bytes()) {
        return Ok(id);
    }
    scan_message_id(text)
}

#[cold]
#[inline(never)]
const fn scan_message_id(text: &str) -> Result<&str, ParseError> {
    const SUBJECT: Subject = Subject::MessageId;
    let bytes = text.as_bytes();
    tri!(check_length(SUBJECT, text));
    let [b'<', bracketed @ ..] = bytes else {
        locate!(id::scan(bytes, Spelling::PLAIN), SUBJECT, text);
        return Ok(text);
    };
    let (core, behind) = run::part(bracketed, BEFORE_ANGLE);
    if let Err(fault) = id::scan(core, Spelling::PLAIN) {
        // What ends a sentence must not take the closing bracket along.
        let fault = fault.instead_of(Fix::DeleteTrailing, Fix::Delete);
        return Err(fault.followed_by(behind.len()).locate(SUBJECT, text.len()));
    }
    let fault = match behind {
        [] => Fault::before(behind, Kind::MessageIdBracketMissing, Fix::None),
        [_] => return Ok(text.split_at(1).1.split_at(core.len()).0),
        [_, rest @ ..] => after_bracket(rest),
    };
    Err(fault.locate(SUBJECT, text.len()))
}

/// Something follows the closing bracket.
const fn after_bracket(rest: &[u8]) -> Fault {
    let only_trailing = run::skip(rest, TRAILING).is_empty();
    let fix = if only_trailing { Fix::DeleteTrailing } else { Fix::None };
    Fault::at(rest, false, Kind::MessageIdAfterBracket, fix)
}

/// Checks a Message-ID without angle brackets whose `@` is to be behind the first `left` octets.
///
/// ```
/// use newsuri_core::plain;
///
/// assert!(plain::message_id_of_parts("a@b", 1).is_ok());
/// assert!(plain::message_id_of_parts("a@[b@c]", 4).is_err());
/// # Ok::<(), newsuri_core::ParseError>(())
/// ```
///
/// # Errors
///
/// If it is none, or its `@` is elsewhere.
///
/// # Panics
///
/// If the text is shorter than `left` octets.
pub const fn message_id_of_parts(text: &str, left: usize) -> Result<(), ParseError> {
    const SUBJECT: Subject = Subject::MessageId;
    tri!(check_length(SUBJECT, text));
    let (before, behind) = text.as_bytes().split_at(left);
    if let Err(fault) = id::scan_left(before) {
        return Err(fault.followed_by(behind.len()).locate(SUBJECT, text.len()));
    }
    locate!(id::scan(text.as_bytes(), Spelling::PLAIN), SUBJECT, text);
    Ok(())
}

/// Checks a newsgroup name.
///
/// ```
/// use newsuri_core::plain;
///
/// assert_eq!(plain::newsgroup("comp.lang.c++")?, "comp.lang.c++");
/// assert!(plain::newsgroup("comp.lang.*").is_err());
/// # Ok::<(), newsuri_core::ParseError>(())
/// ```
///
/// # Errors
///
/// If the text is not `1*wildmat-exact` of RFC 3977, 4.1, or is `.` or `..`.
pub const fn newsgroup(text: &str) -> Result<&str, ParseError> {
    tri!(check_length(Subject::Newsgroup, text));
    locate!(group::scan(text.as_bytes(), Spelling::PLAIN), Subject::Newsgroup, text);
    Ok(text)
}

/// Checks a wildmat pattern.
///
/// ```
/// use newsuri_core::plain;
///
/// assert_eq!(plain::wildmat("comp.lang.*")?, "comp.lang.*");
/// assert!(plain::wildmat("comp.*,!comp.lang.*").is_err());
/// # Ok::<(), newsuri_core::ParseError>(())
/// ```
///
/// # Errors
///
/// If the text is not a `wildmat-pattern` of RFC 3977, 4.1, or is `.` or `..`.
pub const fn wildmat(text: &str) -> Result<&str, ParseError> {
    tri!(check_length(Subject::Wildmat, text));
    if text.is_empty() {
        let fault = Fault::before(&[], Kind::NewsgroupMissing, Fix::None);
        return Err(fault.locate(Subject::Wildmat, 0));
    }
    locate!(pattern::scan(text.as_bytes(), Spelling::PLAIN, true), Subject::Wildmat, text);
    Ok(text)
}

/// The parts of a server's text.
///
/// ```
/// use newsuri_core::plain;
///
/// let server = plain::server("me@[::1]:563")?;
/// assert_eq!((server.user, server.host, server.port), (Some("me"), "::1", Some(563)));
/// # Ok::<(), newsuri_core::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Server<'t> {
    /// The user, still percent-encoded and not empty, if there is one (RFC 3986, 3.2.1).
    pub user: Option<&'t str>,
    /// The host, without the brackets of an IP literal.
    pub host: &'t str,
    /// What kind of host it is.
    pub host_kind: HostKind,
    /// The TCP port, if the text has one (RFC 3986, 3.2.3).
    pub port: Option<u16>,
}

/// Reads a server: an `authority` of RFC 3986, 3.2 with a host in ASCII and without a password.
///
/// ```
/// use newsuri_core::plain;
///
/// assert_eq!(plain::server("news.example.com:563")?.port, Some(563));
/// assert!(plain::server("me:secret@news.example.com").is_err());
/// # Ok::<(), newsuri_core::ParseError>(())
/// ```
///
/// # Errors
///
/// If the text is none.
pub const fn server(text: &str) -> Result<Server<'_>, ParseError> {
    const SUBJECT: Subject = Subject::Server;
    let bytes = text.as_bytes();
    tri!(check_length(SUBJECT, text));
    let (authority, behind) = run::part(bytes, BEFORE_PATH);
    let found = match authority::scan(authority, Demand::AsciiHost) {
        Ok(_) if !behind.is_empty() => {
            let fault = Fault::at(behind, true, Kind::ServerOnly, Fix::None);
            return Err(fault.locate(SUBJECT, text.len()));
        }
        Ok(found) => found,
        // Without brackets, an IPv6 address looks like a host and a port.
        Err(_) if ip::is_ipv6(bytes) => {
            let fault = Fault::of(bytes, bytes.len(), Kind::HostBracketsMissing, Fix::Bracket);
            return Err(fault.locate(SUBJECT, text.len()));
        }
        Err(fault) => return Err(fault.followed_by(behind.len()).locate(SUBJECT, text.len())),
    };
    let (userinfo, from_host) = text.split_at(found.host_start);
    let (host, _) = from_host.split_at(found.host_end - found.host_start);
    let user = locate!(user(userinfo, from_host), SUBJECT, text);
    Ok(Server {
        user,
        host: authority::without_brackets(host, found.host),
        host_kind: found.host,
        port: found.port,
    })
}

/// The user of a userinfo that ends with its `@`, if there is one.
const fn user<'t>(userinfo: &'t str, behind: &str) -> Result<Option<&'t str>, Fault> {
    let Some(at) = userinfo.len().checked_sub(1) else {
        return Ok(None);
    };
    let (userinfo, _) = userinfo.split_at(at);
    let (user, password) = authority::part_userinfo(userinfo.as_bytes());
    if !password.is_empty() {
        let fault = Fault::of(password, password.len(), Kind::ServerPassword, Fix::None);
        return Err(fault.followed_by(behind.len() + 1));
    }
    if user.is_empty() { Ok(None) } else { Ok(Some(userinfo.split_at(user.len()).0)) }
}

/// Reads a host: a `host` of RFC 3986, 3.2.2 in ASCII, or an IPv6 address without brackets.
///
/// ```
/// use newsuri_core::plain;
///
/// let (_, with_brackets) = plain::host("[2001:db8::1]")?;
/// let (_, without) = plain::host("2001:db8::1")?;
/// assert_eq!((with_brackets, without), ("2001:db8::1", "2001:db8::1"));
/// # Ok::<(), newsuri_core::ParseError>(())
/// ```
///
/// # Errors
///
/// If the text is none, or empty.
pub const fn host(text: &str) -> Result<(HostKind, &str), ParseError> {
    const SUBJECT: Subject = Subject::Host;
    let bytes = text.as_bytes();
    tri!(check_length(SUBJECT, text));
    if ip::is_ipv6(bytes) {
        return Ok((HostKind::Ipv6, text));
    }
    match authority::scan_host(bytes, Demand::AsciiHost) {
        Ok((kind, [])) => Ok((kind, authority::without_brackets(text, kind))),
        Ok((_, rest @ [b':', ..])) => {
            Err(Fault::at(rest, true, Kind::HostWithPort, Fix::None).locate(SUBJECT, text.len()))
        }
        Ok((_, rest)) => {
            let fault = Fault::at(rest, true, Kind::HostAfterLiteral, Fix::None);
            Err(fault.locate(SUBJECT, text.len()))
        }
        Err(fault) => Err(fault.locate(SUBJECT, text.len())),
    }
}

/// Checks a fragment as a URI has it, without its `#` (RFC 3986, 3.5).
///
/// ```
/// use newsuri_core::plain;
///
/// assert_eq!(plain::fragment("see%201")?, "see%201");
/// assert!(plain::fragment("see 1").is_err());
/// # Ok::<(), newsuri_core::ParseError>(())
/// ```
///
/// # Errors
///
/// If the text is none.
pub const fn fragment(text: &str) -> Result<&str, ParseError> {
    let bytes = text.as_bytes();
    tri!(check_length(Subject::Fragment, text));
    let checked = opaque::scan(bytes, FRAGMENT, Kind::FragmentOctet, Kind::FragmentEncoding);
    locate!(checked, Subject::Fragment, text);
    Ok(text)
}

/// Reads a scheme without its colon, in any case (RFC 3986, 3.1).
///
/// ```
/// use newsuri_core::plain;
///
/// assert_eq!(plain::scheme("Nntp")?.as_str(), "nntp");
/// # Ok::<(), newsuri_core::ParseError>(())
/// ```
///
/// # Errors
///
/// If the text is none of `news`, `snews` and `nntp`.
pub const fn scheme(text: &str) -> Result<Scheme, ParseError> {
    tri!(check_length(Subject::Scheme, text));
    let name = text.as_bytes();
    if let Some((scheme, [])) = scheme::known(name) {
        return Ok(scheme);
    }
    Err(scheme::unknown(name, name, Grammar::Rfc5538).locate(Subject::Scheme, text.len()))
}

/// In any case, without the colon (RFC 3986, 3.1).
impl core::str::FromStr for Scheme {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        scheme(text)
    }
}

/// Reads an article number of 1 to 16 digits (RFC 5538, 3).
///
/// ```
/// use newsuri_core::plain;
///
/// assert_eq!(plain::article_number("00742")?, 742);
/// # Ok::<(), newsuri_core::ParseError>(())
/// ```
///
/// # Errors
///
/// If the text is none.
pub const fn article_number(text: &str) -> Result<u64, ParseError> {
    tri!(check_length(Subject::ArticleNumber, text));
    locate!(number::scan(text.as_bytes()), Subject::ArticleNumber, text);
    match number::value(text.as_bytes()) {
        Some(value) => Ok(value),
        None => Err(number::missing().locate(Subject::ArticleNumber, text.len())),
    }
}

/// Checks a Message-ID of the older draft with both angle brackets or neither, and gives it without
/// them.
///
/// ```
/// use newsuri_core::plain;
///
/// assert_eq!(plain::draft_message_id("<a..b@example.com>")?, "a..b@example.com");
/// # Ok::<(), newsuri_core::ParseError>(())
/// ```
///
/// # Errors
///
/// If the text is not two texts of `printable-ascii` with an `@` between them.
pub const fn draft_message_id(text: &str) -> Result<&str, ParseError> {
    const SUBJECT: Subject = Subject::DraftMessageId;
    tri!(check_length(SUBJECT, text));
    let bytes = text.as_bytes();
    // No id has a `>`, so that where one is, it is the closing bracket.
    let (id, behind) = match bytes {
        [b'<', bracketed @ ..] => match run::part(bracketed, BEFORE_ANGLE) {
            (_, []) => (bytes, &[] as &[u8]),
            parted => parted,
        },
        _ => (bytes, &[] as &[u8]),
    };
    if let Err(fault) = printable::plain_message_id(id) {
        return Err(fault.followed_by(behind.len()).locate(SUBJECT, text.len()));
    }
    match behind {
        [] => Ok(text),
        [_] => Ok(text.split_at(1).1.split_at(id.len()).0),
        [_, rest @ ..] => Err(after_bracket(rest).locate(SUBJECT, text.len())),
    }
}

/// Checks a newsgroup name of the older draft.
///
/// ```
/// use newsuri_core::plain;
///
/// assert_eq!(plain::draft_newsgroup("comp.*")?, "comp.*");
/// # Ok::<(), newsuri_core::ParseError>(())
/// ```
///
/// # Errors
///
/// If the text is not `1*%d33-126`.
pub const fn draft_newsgroup(text: &str) -> Result<&str, ParseError> {
    tri!(check_length(Subject::DraftNewsgroup, text));
    locate!(printable::newsgroup(text.as_bytes(), false), Subject::DraftNewsgroup, text);
    Ok(text)
}

/// Checks a wildmat, which can be a list.
///
/// ```
/// use newsuri_core::plain;
///
/// assert_eq!(plain::draft_wildmat("comp.*,!comp.lang.*")?, "comp.*,!comp.lang.*");
/// # Ok::<(), newsuri_core::ParseError>(())
/// ```
///
/// # Errors
///
/// If the text is not a `wildmat` of RFC 3977, 4.1.
pub const fn draft_wildmat(text: &str) -> Result<&str, ParseError> {
    tri!(check_length(Subject::DraftWildmat, text));
    locate!(pattern::scan_list(text.as_bytes(), false), Subject::DraftWildmat, text);
    Ok(text)
}

/// Checks an article number of any length.
///
/// ```
/// use newsuri_core::plain;
///
/// assert_eq!(plain::draft_article_number("12345678901234567")?, "12345678901234567");
/// # Ok::<(), newsuri_core::ParseError>(())
/// ```
///
/// # Errors
///
/// If the text is not `1*DIGIT`.
pub const fn draft_article_number(text: &str) -> Result<&str, ParseError> {
    tri!(check_length(Subject::DraftArticleNumber, text));
    locate!(number::scan_digits(text.as_bytes()), Subject::DraftArticleNumber, text);
    Ok(text)
}

/// Reads a range of article numbers: the first, and if there is a `-`, the last if that is given.
///
/// ```
/// use newsuri_core::plain;
///
/// assert_eq!(plain::article_range("5")?, ("5", None));
/// assert_eq!(plain::article_range("5-")?, ("5", Some("")));
/// assert_eq!(plain::article_range("5-7")?, ("5", Some("7")));
/// # Ok::<(), newsuri_core::ParseError>(())
/// ```
///
/// # Errors
///
/// If the text is not a `range` of the older draft, 3.
pub const fn article_range(text: &str) -> Result<(&str, Option<&str>), ParseError> {
    tri!(check_length(Subject::ArticleRange, text));
    if text.is_empty() {
        let fault = Fault::before(&[], Kind::ArticleRangeOctet, Fix::None);
        return Err(fault.locate(Subject::ArticleRange, 0));
    }
    locate!(number::scan_range(text.as_bytes()), Subject::ArticleRange, text);
    Ok(part_range(text))
}

/// The first and the last number of a range that was scanned; the last is empty if it is open.
///
/// ```
/// use newsuri_core::plain;
///
/// assert_eq!(plain::part_range("5-"), ("5", Some("")));
/// ```
#[must_use]
pub const fn part_range(text: &str) -> (&str, Option<&str>) {
    let digits = text.len() - run::skip(text.as_bytes(), DIGIT).len();
    let (first, rest) = text.split_at(digits);
    match rest.as_bytes() {
        [b'-', ..] => (first, Some(rest.split_at(1).1)),
        _ => (first, None),
    }
}
