//! The driver: a URI from its scheme to its fragment.
//!
//! ```text
//! nntpURL  = "nntp:" server "/" group [ "/" article-number ]              ; RFC 5538, 3
//! newsURL  = "news:" [ server "/" ] ( article / newsgroups )              ; RFC 5538, 4
//! server   = "//" authority
//!
//! newsURI  = "news:" ( article / group / all-groups )                     ; the older draft, 2
//! nntpURI  = "nntp"  ":" news-server "/" newsgroup-name "/" range         ; the older draft, 3
//!
//! newsurl  = "news:" grouppart                                            ; RFC 1738, 5
//! nntpurl  = "nntp://" hostport "/" group [ "/" digits ]
//! ```
//!
//! What differs between the grammars stands in their [`Rules`].
//!
//! Four things are looked at first and fix what is being read: the scheme, whether `//` follows,
//! whether the authority has an `@`, and whether the path has one. Behind them, an error is
//! where the text can no longer go on as such a URI.

use crate::authority::{self, Authority, Demand};
use crate::common::{self, Stage, Stop};
use crate::constant;
use crate::error::{ParseError, check_length, offset};
use crate::fault::{Fault, Fix};
use crate::grammar::{
    ArticleRule, AuthorityRule, Empty, Grammar, NewsgroupsRule, NntpRule, Rules, Spelling,
};
use crate::kind::ParseErrorKind as Kind;
use crate::marks;
use crate::message_id;
use crate::newsgroup;
use crate::number;
use crate::octet::{BEFORE_AT, BEFORE_PATH, BEFORE_PERCENT, BEFORE_SLASH, FRAGMENT, SCHEME};
use crate::opaque;
use crate::parts::{self, Parts, TargetKind};
use crate::path::Path;
use crate::printable;
use crate::run;
use crate::scheme::{self, Scheme};
use crate::subject::Subject;
use crate::url;
use crate::wildmat::{self, Wildcards};

/// Reads a URI by a grammar: its parts, or the first thing that is wrong with it.
///
/// ```
/// use newsuri_core::{Grammar, Scheme, scan};
///
/// let text = "nntp://news.example.com/comp.lang.c/42";
/// let parts = scan(text, Grammar::Rfc5538)?;
/// assert_eq!(parts.scheme(), Scheme::Nntp);
/// assert_eq!(&text[parts.host()], "news.example.com");
/// # Ok::<(), newsuri_core::ParseError>(())
/// ```
///
/// # Errors
///
/// If `text` is not a URI of the grammar.
pub const fn scan(text: &str, grammar: Grammar) -> Result<Parts, ParseError> {
    if matches!(grammar, Grammar::Rfc5538)
        && let Some(parts) = constant::scan(text.as_bytes())
    {
        return Ok(parts);
    }
    scan_on(text, grammar, Stop::AT_START)
}

/// The first half of what [`scan`] does, as fast as can be where programs run: URIs as most are, or where
/// it stopped.
///
/// It is apart for those who inline it: parts that are written to memory in a [`ParseError`]'s place
/// and copied from there cost a fifth of the whole time.
#[doc(hidden)]
#[inline]
pub const fn scan_common(text: &str, grammar: Grammar) -> Result<Parts, Stop> {
    match grammar {
        Grammar::Rfc5538 => common::scan(text.as_bytes()),
        _ => Err(Stop::AT_START),
    }
}

/// The second half, which reads any URI, and knows what is wrong with one.
#[doc(hidden)]
#[cold]
#[inline(never)]
pub const fn scan_on(text: &str, grammar: Grammar, mut stop: Stop) -> Result<Parts, ParseError> {
    tri!(check_length(Subject::Uri, text));
    match scan_uri(text.as_bytes(), grammar, &mut stop) {
        // They were written in place: where constants are evaluated, to hand them on costs most.
        Ok(()) => Ok(stop.parts),
        Err(fault) => Err(fault.locate(grammar.subject(), text.len()).by(grammar)),
    }
}

/// Reads a URI from where another reading of it stopped.
const fn scan_uri(text: &[u8], grammar: Grammar, stop: &mut Stop) -> Result<(), Fault> {
    if matches!(stop.stage, Stage::Scheme) {
        tri!(scan_scheme(text, grammar, stop));
    }
    if matches!(stop.stage, Stage::Server) {
        tri!(scan_server(text, grammar.rules(), stop));
    }
    let (_, rest) = text.split_at(stop.start);
    let (path, tail) = match grammar {
        // There is no query or fragment (RFC 1738, 5).
        Grammar::NewsUrl => (Path::new(rest), [].as_slice()),
        _ => Path::part(rest, stop.marks.as_ref()),
    };
    let parts = &mut stop.parts;
    parts.path_end = offset(text.len() - tail.len());
    let scheme = parts.scheme;
    let scanned = match scheme {
        Scheme::Nntp => scan_nntp(&path, grammar.rules(), parts),
        Scheme::News | Scheme::Snews => scan_news(&path, grammar.rules(), parts),
    };
    if scanned.is_ok() && !run::skip(path.text, BEFORE_PERCENT).is_empty() {
        parts.flags |= parts::ENCODED;
    }
    match (scanned, tail) {
        (scanned, []) => scanned,
        (Ok(()), _) => scan_tail(tail, grammar, scheme, path.has_at),
        (Err(fault), _) => {
            Err(fault.instead_of(Fix::InsertStar, Fix::None).followed_by(tail.len()))
        }
    }
}

/// Reads the scheme, and tells whether a server or the path follows.
const fn scan_scheme(text: &[u8], grammar: Grammar, stop: &mut Stop) -> Result<(), Fault> {
    let (scheme, rest) = tri!(scheme::scan(text, grammar));
    let start = text.len() - rest.len();
    stop.parts = Parts::without_server(scheme, start);
    (stop.stage, stop.start) = match (grammar, rest) {
        // There is no authority (RFC 1738, 5), so that a Message-ID may begin so.
        (Grammar::NewsUrl, [b'/', b'/', ..]) if run::skip(rest, BEFORE_AT).is_empty() => {
            return Err(Fault::at(rest, true, Kind::ServerForeign, Fix::None));
        }
        (Grammar::NewsUrl, _) => (Stage::Path, start),
        (_, [b'/', b'/', ..]) => (Stage::Server, start + "//".len()),
        _ if matches!(scheme, Scheme::Nntp) => {
            return Err(Fault::before(rest, Kind::ServerMissing, server_fix(rest)));
        }
        _ => (Stage::Path, start),
    };
    Ok(())
}

const fn server_fix(rest: &[u8]) -> Fix {
    match rest {
        [] => Fix::None,
        [b'/', ..] => Fix::InsertSlash,
        _ => Fix::InsertSlashes,
    }
}

/// Reads what follows `//` up to the path.
const fn scan_server(text: &[u8], rules: &Rules, stop: &mut Stop) -> Result<(), Fault> {
    let (_, rest) = text.split_at(stop.start);
    let behind = marks::skip(rest, stop.marks.as_ref(), BEFORE_PATH);
    let authority = run::before(rest, behind);
    let nntp = matches!(stop.parts.scheme, Scheme::Nntp);
    let demand = if nntp && rules.nntp_host { Demand::Host } else { Demand::Nothing };
    let found = match rules.authority {
        AuthorityRule::Rfc3986 => authority::scan_marked(authority, stop.marks.as_ref(), demand),
        AuthorityRule::HostPort => url::host_port(authority),
    };
    let found = match found {
        Ok(found) => found,
        Err(fault) => return Err(fault.followed_by(behind.len())),
    };
    let has_host = found.host_start < found.host_end;
    stop.parts.place_server(stop.start, authority.len(), &found);
    stop.stage = Stage::Path;
    stop.start += authority.len();
    stop.marks = None;
    match behind {
        [b'/', ..] => {
            stop.parts.flags |= parts::SLASH;
            stop.start += 1;
            Ok(())
        }
        [b'?', ..] => Err(Fault::at(behind, true, Kind::Query, Fix::DropQuery)),
        // RFC 5538, 2.2 and the older draft let the end of the URI end a server, too.
        _ if !nntp && rules.empty.server && (has_host || !rules.empty.host) => Ok(()),
        _ if !nntp && !rules.empty.server => {
            // With a user, it may as well be a Message-ID.
            let is_server = behind.is_empty() && !found.has_userinfo;
            let fix = if is_server { Fix::InsertSlashStar } else { Fix::None };
            Err(Fault::before(behind, Kind::AllGroupsMissing, fix))
        }
        _ => Err(Fault::before(behind, Kind::ServerSlashMissing, Fix::None)),
    }
}

impl Parts {
    /// The parts of an authority, which begins at `start`.
    const fn place_server(&mut self, start: usize, length: usize, found: &Authority) {
        self.host_start = offset(start + found.host_start);
        self.host_end = offset(start + found.host_end);
        self.authority_end = offset(start + length);
        self.host = found.host;
        if found.has_userinfo {
            self.flags |= parts::USERINFO;
        }
        if let Some(port) = found.port {
            self.flags |= parts::PORT;
            self.port = port;
        }
    }
}

/// Reads what a `news` URI names.
const fn scan_news(path: &Path<'_>, rules: &Rules, parts: &mut Parts) -> Result<(), Fault> {
    if path.has_at {
        parts.kind = TargetKind::Article;
        return match rules.article {
            ArticleRule::MsgIdCore => {
                message_id::scan_from(path.text, path.message_id, Spelling::URI)
            }
            ArticleRule::PrintableAscii => printable::message_id(path.text),
            ArticleRule::Url => url::article(path.text),
        };
    }
    if path.text.is_empty() && parts.is_all_groups(rules.empty) {
        return Ok(());
    }
    scan_newsgroups(path, rules.newsgroups, parts)
}

impl Parts {
    /// Whether a URI with this server and without a name means all groups.
    const fn is_all_groups(&self, empty: Empty) -> bool {
        match (self.has_slash(), self.has_authority()) {
            (true, _) => empty.slash,
            (false, true) => empty.server,
            (false, false) => empty.scheme,
        }
    }
}

/// Reads the name of a group, or what names several.
const fn scan_newsgroups(
    path: &Path<'_>,
    rule: NewsgroupsRule,
    parts: &mut Parts,
) -> Result<(), Fault> {
    let Path { text: path, plain, .. } = *path;
    let found = match (rule, path) {
        (NewsgroupsRule::Pattern, _) => {
            tri!(wildmat::scan_from(path, plain, Spelling::URI, true))
        }
        (_, []) => return Err(Fault::before(path, Kind::AllGroupsMissing, Fix::InsertStar)),
        (NewsgroupsRule::NameOrStar | NewsgroupsRule::Url, [b'*']) => Wildcards::Star,
        (NewsgroupsRule::Name | NewsgroupsRule::NameOrStar, _) => {
            tri!(printable::newsgroup(path, true));
            Wildcards::None
        }
        (NewsgroupsRule::Wildmat, _) => tri!(wildmat::scan_list(path, true)),
        (NewsgroupsRule::Url, [b'*', rest @ ..]) => {
            return Err(Fault::at(rest, true, Kind::NewsgroupUrlOctet, Fix::None));
        }
        (NewsgroupsRule::Url, _) => {
            tri!(url::group(path));
            Wildcards::None
        }
    };
    parts.kind = match found {
        Wildcards::None => TargetKind::Group,
        Wildcards::Star => TargetKind::AllGroups,
        Wildcards::Pattern => TargetKind::Groups,
    };
    Ok(())
}

/// Reads what an `nntp` URI names.
const fn scan_nntp(path: &Path<'_>, rules: &Rules, parts: &mut Parts) -> Result<(), Fault> {
    let rest = run::skip(path.text.split_at(path.plain).1, BEFORE_SLASH);
    let group = run::before(path.text, rest);
    let scanned = match rules.nntp {
        NntpRule::Number => newsgroup::scan_from(group, path.plain, Spelling::URI),
        NntpRule::Range => printable::newsgroup(group, true),
        NntpRule::Digits => url::group(group),
    };
    if let Err(fault) = scanned {
        // With a number, it is not only the scheme that is wrong.
        let fault = if rest.is_empty() { fault } else { fault.instead_of(Fix::News, Fix::None) };
        return Err(fault.followed_by(rest.len()));
    }
    parts.kind = match rest {
        [] => TargetKind::Group,
        _ => TargetKind::NumberedArticle,
    };
    match (rules.nntp, rest) {
        (NntpRule::Range, []) => Err(number::range_missing()),
        (_, []) => Ok(()),
        (NntpRule::Range, [_, range @ ..]) => number::scan_range(range),
        (_, [_]) => Err(number::missing()),
        (NntpRule::Number, [_, digits @ ..]) => number::scan(digits),
        (NntpRule::Digits, [_, digits @ ..]) => number::scan_digits(digits),
    }
}

/// Checks what follows the path: nothing, or a fragment.
const fn scan_tail(
    tail: &[u8],
    grammar: Grammar,
    scheme: Scheme,
    has_at: bool,
) -> Result<(), Fault> {
    match tail {
        [] => Ok(()),
        [b'#', fragment @ ..] if matches!(grammar, Grammar::Rfc5538) => {
            opaque::scan(fragment, FRAGMENT, Kind::FragmentOctet, Kind::FragmentEncoding)
        }
        [b'#', ..] => Err(Fault::at(tail, true, Kind::FragmentForeign, Fix::None)),
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
