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
use crate::common;
use crate::error::{ParseError, check_length, offset};
use crate::fault::{Fault, Fix};
use crate::grammar::{
    ArticleRule, AuthorityRule, Empty, Grammar, NewsgroupsRule, NntpRule, Rules, Spelling,
};
use crate::kind::ParseErrorKind as Kind;
use crate::message_id;
use crate::newsgroup;
use crate::number;
use crate::octet::{
    BEFORE_AT, BEFORE_PATH, BEFORE_QUERY, BEFORE_QUERY_OR_AT, BEFORE_SLASH, FRAGMENT, SCHEME,
};
use crate::opaque;
use crate::parts::{self, Parts, TargetKind};
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
        && let Some(parts) = common::scan(text.as_bytes())
    {
        return Ok(parts);
    }
    tri!(check_length(Subject::Uri, text));
    // It is written in place: where constants are evaluated, to hand it on costs most.
    let mut parts = Parts::NONE;
    match scan_uri(text.as_bytes(), grammar, &mut parts) {
        Ok(()) => Ok(parts),
        Err(fault) => Err(fault.locate(grammar.subject(), text.len()).by(grammar)),
    }
}

const fn scan_uri(text: &[u8], grammar: Grammar, parts: &mut Parts) -> Result<(), Fault> {
    let rules = grammar.rules();
    let (scheme, rest) = tri!(scheme::scan(text, grammar));
    parts.begin(scheme, text.len() - rest.len());
    if matches!(grammar, Grammar::NewsUrl) {
        parts.path_end = offset(text.len());
        return scan_newsurl(rest, rules, parts);
    }
    let path = match rest {
        [b'/', b'/', rest @ ..] => tri!(scan_server(text, rest, rules, parts)),
        _ if matches!(scheme, Scheme::Nntp) => {
            return Err(Fault::before(rest, Kind::ServerMissing, server_fix(rest)));
        }
        _ => rest,
    };
    let (path, tail) = part_path(path);
    parts.path_end = offset(text.len() - tail.len());
    let scanned = match scheme {
        Scheme::Nntp => scan_nntp(path.text, rules, parts),
        Scheme::News | Scheme::Snews => scan_news(&path, rules, parts),
    };
    match (scanned, tail) {
        (scanned, []) => scanned,
        (Ok(()), _) => scan_tail(tail, grammar, scheme, path.has_at),
        (Err(fault), _) => {
            Err(fault.instead_of(Fix::InsertStar, Fix::None).followed_by(tail.len()))
        }
    }
}

/// Reads `grouppart`: there is no authority, and no query or fragment (RFC 1738, 5).
const fn scan_newsurl(path: &[u8], rules: &Rules, parts: &mut Parts) -> Result<(), Fault> {
    let has_at = !run::skip(path, BEFORE_AT).is_empty();
    match path {
        [b'/', b'/', ..] if !has_at => Err(Fault::at(path, true, Kind::ServerForeign, Fix::None)),
        _ => scan_news(&Path { text: path, has_at }, rules, parts),
    }
}

const fn server_fix(rest: &[u8]) -> Fix {
    match rest {
        [] => Fix::None,
        [b'/', ..] => Fix::InsertSlash,
        _ => Fix::InsertSlashes,
    }
}

/// Reads what follows `//` up to the path, and gives the path and what is behind it.
const fn scan_server<'t>(
    text: &[u8],
    rest: &'t [u8],
    rules: &Rules,
    parts: &mut Parts,
) -> Result<&'t [u8], Fault> {
    let (authority, behind) = run::part(rest, BEFORE_PATH);
    let nntp = matches!(parts.scheme, Scheme::Nntp);
    let demand = if nntp && rules.nntp_host { Demand::Host } else { Demand::Nothing };
    let found = match rules.authority {
        AuthorityRule::Rfc3986 => authority::scan(authority, demand),
        AuthorityRule::HostPort => url::host_port(authority),
    };
    let found = match found {
        Ok(found) => found,
        Err(fault) => return Err(fault.followed_by(behind.len())),
    };
    let has_host = found.host_start < found.host_end;
    parts.place_server(text.len() - rest.len(), authority.len(), &found);
    match behind {
        [b'/', path @ ..] => {
            parts.flags |= parts::SLASH;
            Ok(path)
        }
        [b'?', ..] => Err(Fault::at(behind, true, Kind::Query, Fix::DropQuery)),
        // RFC 5538, 2.2 and the older draft let the end of the URI end a server, too.
        _ if !nntp && rules.empty.server && (has_host || !rules.empty.host) => Ok(behind),
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
    /// What stands before the path, where no server is named.
    const fn begin(&mut self, scheme: Scheme, path_start: usize) {
        let path_start = offset(path_start);
        self.scheme = scheme;
        self.host_start = path_start;
        self.host_end = path_start;
        self.authority_end = path_start;
    }

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

/// Reads what a `news` URI names.
const fn scan_news(path: &Path<'_>, rules: &Rules, parts: &mut Parts) -> Result<(), Fault> {
    if path.has_at {
        parts.kind = TargetKind::Article;
        return match rules.article {
            ArticleRule::MsgIdCore => message_id::scan(path.text, Spelling::URI),
            ArticleRule::PrintableAscii => printable::message_id(path.text),
            ArticleRule::Url => url::article(path.text),
        };
    }
    if path.text.is_empty() && parts.is_all_groups(rules.empty) {
        return Ok(());
    }
    scan_newsgroups(path.text, rules.newsgroups, parts)
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
    path: &[u8],
    rule: NewsgroupsRule,
    parts: &mut Parts,
) -> Result<(), Fault> {
    let found = match (rule, path) {
        (NewsgroupsRule::Pattern, _) => tri!(wildmat::scan(path, Spelling::URI, true)),
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
const fn scan_nntp(path: &[u8], rules: &Rules, parts: &mut Parts) -> Result<(), Fault> {
    let (group, rest) = run::part(path, BEFORE_SLASH);
    let scanned = match rules.nntp {
        NntpRule::Number => newsgroup::scan(group, Spelling::URI),
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
