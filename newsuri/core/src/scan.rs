//! The driver: a URI from its scheme to its fragment.
//!
//! ```text
//! nntpURL  = "nntp:" server "/" group [ "/" article-number ]              ; RFC 5538, 3
//! newsURL  = "news:" [ server "/" ] ( article / newsgroups )              ; RFC 5538, 4
//! server   = "//" authority
//! ```
//!
//! Four things are looked at first and fix what is being read: the scheme, whether `//` follows,
//! whether the authority has an `@`, and whether the path has one. Behind them, an error is
//! where the text can no longer go on as such a URI.

use crate::authority::{self, Authority, Demand, HostKind};
use crate::error::{ParseError, check_length, offset};
use crate::fault::{Fault, Fix};
use crate::grammar::Grammar;
use crate::kind::ParseErrorKind as Kind;
use crate::message_id;
use crate::newsgroup;
use crate::number;
use crate::octet::{
    BEFORE_AT, BEFORE_PATH, BEFORE_QUERY, BEFORE_QUERY_OR_AT, BEFORE_SLASH, FRAGMENT, SCHEME,
};
use crate::opaque;
use crate::parts::{self, Parts, TargetKind};
use crate::run;
use crate::scheme::{self, Scheme};
use crate::subject::Subject;
use crate::wildmat::{self, Wildcards};

/// Reads a URI: its parts, or the first thing that is wrong with it (RFC 5538, 3 and 4).
///
/// ```
/// use newsuri_core::{Grammar, Scheme, scan};
///
/// let text = "nntp://news.example.com/comp.lang.c/42";
/// let parts = scan(text, Grammar::RFC5538)?;
/// assert_eq!(parts.scheme(), Scheme::Nntp);
/// assert_eq!(&text[parts.host()], "news.example.com");
/// # Ok::<(), newsuri_core::ParseError>(())
/// ```
///
/// # Errors
///
/// If `text` is not a URI of the grammar.
pub const fn scan(text: &str, grammar: &Grammar) -> Result<Parts, ParseError> {
    tri!(check_length(Subject::Uri, text));
    match scan_uri(text.as_bytes(), grammar) {
        Ok(parts) => Ok(parts),
        Err(fault) => Err(fault.locate(Subject::Uri, text.len())),
    }
}

const fn scan_uri(text: &[u8], grammar: &Grammar) -> Result<Parts, Fault> {
    let (scheme, rest) = tri!(scheme::scan(text, grammar));
    let (parts, path) = match rest {
        [b'/', b'/', rest @ ..] => tri!(scan_server(text, scheme, rest)),
        _ if matches!(scheme, Scheme::Nntp) => {
            return Err(Fault::before(rest, Kind::ServerMissing, server_fix(rest)));
        }
        _ => (no_server(scheme, text.len() - rest.len()), rest),
    };
    let (path, tail) = part_path(path);
    let parts = match scan_path(parts, path.text, path.has_at, grammar) {
        Ok(parts) => parts,
        Err(fault) => return Err(fault.followed_by(tail.len())),
    };
    tri!(scan_tail(tail, grammar, scheme, path.has_at));
    Ok(Parts { path_end: offset(text.len() - tail.len()), ..parts })
}

const fn server_fix(rest: &[u8]) -> Fix {
    match rest {
        [] => Fix::None,
        [b'/', ..] => Fix::InsertSlash,
        _ => Fix::InsertSlashes,
    }
}

const fn no_server(scheme: Scheme, path_start: usize) -> Parts {
    let path_start = offset(path_start);
    Parts {
        host_start: path_start,
        host_end: path_start,
        authority_end: path_start,
        path_end: path_start,
        port: 0,
        scheme,
        kind: TargetKind::AllGroups,
        host: HostKind::Name,
        digits: 0,
        flags: 0,
    }
}

/// Reads what follows `//` up to the path, and gives the path and what is behind it.
const fn scan_server<'t>(
    text: &[u8],
    scheme: Scheme,
    rest: &'t [u8],
) -> Result<(Parts, &'t [u8]), Fault> {
    let start = text.len() - rest.len();
    let (authority, behind) = run::part(rest, BEFORE_PATH);
    let nntp = matches!(scheme, Scheme::Nntp);
    let demand = if nntp { Demand::Host } else { Demand::Nothing };
    let found = match authority::scan(authority, demand) {
        Ok(found) => found,
        Err(fault) => return Err(fault.followed_by(behind.len())),
    };
    let has_host = found.host_start < found.host_end;
    let mut parts = place_server(scheme, start, authority, &found);
    match behind {
        [b'/', path @ ..] => {
            parts.flags |= parts::SLASH;
            Ok((parts, path))
        }
        [b'?', ..] => Err(Fault::at(behind, true, Kind::Query, Fix::DropQuery)),
        // RFC 5538, 2.2 lets the end of the URI end a server, too.
        _ if !nntp && has_host => Ok((parts, behind)),
        _ => Err(Fault::before(behind, Kind::ServerSlashMissing, Fix::None)),
    }
}

const fn place_server(scheme: Scheme, start: usize, authority: &[u8], found: &Authority) -> Parts {
    let mut flags = 0;
    if found.has_userinfo {
        flags |= parts::USERINFO;
    }
    let port = match found.port {
        Some(port) => {
            flags |= parts::PORT;
            port
        }
        None => 0,
    };
    Parts {
        host_start: offset(start + found.host_start),
        host_end: offset(start + found.host_end),
        authority_end: offset(start + authority.len()),
        port,
        host: found.host,
        flags,
        ..no_server(scheme, start)
    }
}

/// A path, and whether it has a raw `@`.
struct Path<'t> {
    text: &'t [u8],
    has_at: bool,
}

/// The path, and the query or fragment behind it.
const fn part_path(rest: &[u8]) -> (Path<'_>, &[u8]) {
    let behind = run::skip(rest, BEFORE_QUERY_OR_AT);
    let has_at = matches!(behind, [b'@', ..]);
    let tail = if has_at { run::skip(behind, BEFORE_QUERY) } else { behind };
    if tail.is_empty() {
        return (Path { text: rest, has_at }, tail);
    }
    let (text, tail) = rest.split_at(rest.len() - tail.len());
    (Path { text, has_at }, tail)
}

const fn scan_path(
    parts: Parts,
    path: &[u8],
    has_at: bool,
    grammar: &Grammar,
) -> Result<Parts, Fault> {
    if matches!(parts.scheme, Scheme::Nntp) {
        return scan_nntp(parts, path, grammar);
    }
    if has_at {
        tri!(message_id::scan(path, grammar.spelling));
        return Ok(Parts { kind: TargetKind::Article, ..parts });
    }
    if path.is_empty() {
        return Ok(parts);
    }
    let kind = match tri!(wildmat::scan(path, grammar.spelling, true)) {
        Wildcards::None => TargetKind::Group,
        Wildcards::Star => TargetKind::AllGroups,
        Wildcards::Pattern => TargetKind::Groups,
    };
    Ok(Parts { kind, ..parts })
}

const fn scan_nntp(parts: Parts, path: &[u8], grammar: &Grammar) -> Result<Parts, Fault> {
    let (group, rest) = run::part(path, BEFORE_SLASH);
    if let Err(fault) = newsgroup::scan(group, grammar.spelling) {
        // With a number, it is not only the scheme that is wrong.
        let fault = if rest.is_empty() { fault } else { fault.instead_of(Fix::News, Fix::None) };
        return Err(fault.followed_by(rest.len()));
    }
    let digits = match rest {
        [] => return Ok(Parts { kind: TargetKind::Group, ..parts }),
        [_] => return Err(number::missing()),
        [_, digits @ ..] => digits,
    };
    tri!(number::scan(digits));
    #[allow(clippy::cast_possible_truncation, reason = "a number has at most 16 digits")]
    Ok(Parts { kind: TargetKind::NumberedArticle, digits: digits.len() as u8, ..parts })
}

/// Checks what follows the path: nothing, or a fragment.
const fn scan_tail(
    tail: &[u8],
    grammar: &Grammar,
    scheme: Scheme,
    has_at: bool,
) -> Result<(), Fault> {
    match tail {
        [] => Ok(()),
        [b'#', fragment @ ..] if grammar.fragment => {
            opaque::scan(fragment, FRAGMENT, Kind::FragmentOctet, Kind::FragmentEncoding)
        }
        _ => {
            let encode = !matches!(scheme, Scheme::Nntp) && !is_key_value(tail, has_at);
            let fix = if encode { Fix::Encode } else { Fix::DropQuery };
            Err(Fault::at(tail, true, Kind::Query, fix))
        }
    }
}

/// Whether a query looks like the `?group=..&key=..` that newsreaders add, and not like the rest
/// of a name with a `?` in it.
const fn is_key_value(query: &[u8], has_at: bool) -> bool {
    let [_, query @ ..] = query else {
        return false;
    };
    let (key, value) = run::part(query, SCHEME);
    let has_value = !key.is_empty() && matches!(value, [b'=', ..]);
    has_value && (has_at || run::skip(value, BEFORE_AT).is_empty())
}
