//! The names of RFC 1738, which has its own for everything.
//!
//! ```text
//! grouppart   = "*" | group | article                      ; RFC 1738, 5
//! group       = alpha *[ alpha | digit | "-" | "." | "+" | "_" ]
//! article     = 1*[ uchar | ";" | "/" | "?" | ":" | "&" | "=" ] "@" host
//! hostport    = host [ ":" port ]
//! host        = hostname | hostnumber
//! hostname    = *[ domainlabel "." ] toplabel
//! domainlabel = alphadigit | alphadigit *[ alphadigit | "-" ] alphadigit
//! toplabel    = alpha | alpha *[ alphadigit | "-" ] alphadigit
//! hostnumber  = digits "." digits "." digits "." digits
//! port        = digits
//! ```

use crate::authority::{self, Authority, HostKind};
use crate::fault::{Fault, Fix};
use crate::ip;
use crate::kind::ParseErrorKind as Kind;
use crate::octet::{ALPHA, ANY, DIGIT, LABEL, SPACE, TRAILING, URL_ARTICLE, URL_GROUP, VISIBLE};
use crate::printable;
use crate::run;
use crate::unit;

/// Checks the name of a group.
pub(crate) const fn group(text: &[u8]) -> Result<(), Fault> {
    let rest = match text {
        [] => return Err(Fault::before(text, Kind::NewsgroupMissing, Fix::None)),
        [first, ..] if !ALPHA.has(*first) => text,
        _ => run::skip(text, URL_GROUP),
    };
    let fix = match rest {
        [] => return Ok(()),
        [octet] if rest.len() < text.len() && TRAILING.has(*octet) => Fix::Delete,
        _ => Fix::None,
    };
    Err(Fault::at(rest, true, Kind::NewsgroupUrlOctet, fix))
}

/// Checks the name of an article.
pub(crate) const fn article(text: &[u8]) -> Result<(), Fault> {
    let rest = unit::skip(text, true, URL_ARTICLE, ANY);
    let right = match rest {
        [b'@', ..] if rest.len() == text.len() => {
            return Err(Fault::before(rest, Kind::MessageIdLeftMissing, Fix::None));
        }
        [b'@', right @ ..] => right,
        _ => return Err(refuse_in_article(text, rest)),
    };
    match tri!(host(right)) {
        (_, []) => Ok(()),
        (_, rest) => {
            let fix = match rest {
                [b'>'] if printable::begins_with_angle(text) => Fix::UnbracketEnd,
                _ if run::skip(rest, TRAILING).is_empty() => Fix::DeleteTrailing,
                _ => Fix::None,
            };
            Err(Fault::at(rest, true, Kind::HostOctet, fix))
        }
    }
}

const fn refuse_in_article(text: &[u8], rest: &[u8]) -> Fault {
    let (kind, fix) = match rest {
        [b'%', ..] => (Kind::MessageIdEncoding, Fix::EncodePercent),
        [b'<', ..] if rest.len() == text.len() => {
            let fix = if ends_with_angle(text) { Fix::Unbracket } else { Fix::None };
            (Kind::MessageIdRawOctet, fix)
        }
        [octet, ..] if SPACE.has(*octet) && rest.len() == text.len() => {
            (Kind::MessageIdRawOctet, Fix::DeleteSpace)
        }
        // They can be encoded, but no id that anybody has a link to has them.
        [b' ' | b'<' | b'>', ..] => (Kind::MessageIdRawOctet, Fix::None),
        [octet, ..] if VISIBLE.has(*octet) => (Kind::MessageIdRawOctet, Fix::Encode),
        _ => (Kind::MessageIdRawOctet, Fix::None),
    };
    Fault::at(rest, true, kind, fix)
}

const fn ends_with_angle(text: &[u8]) -> bool {
    matches!(text, [.., b'>'] | [.., b'%', b'3', b'E' | b'e'])
}

/// Reads `hostport`.
pub(crate) const fn host_port(text: &[u8]) -> Result<Authority, Fault> {
    let (kind, rest) = tri!(host(text));
    let port = match rest {
        [] => None,
        [b':'] => return Err(Fault::before(&[], Kind::PortMissing, Fix::DeletePrevious)),
        [b':', port @ ..] => tri!(authority::scan_port(port)),
        [b'@', ..] => return Err(Fault::at(rest, true, Kind::UserinfoForeign, Fix::None)),
        _ => return Err(Fault::at(rest, true, Kind::HostOctet, Fix::None)),
    };
    let host_end = text.len() - rest.len();
    Ok(Authority { has_userinfo: false, host_start: 0, host_end, host: kind, port })
}

/// Reads a host, and gives what follows it.
const fn host(text: &[u8]) -> Result<(HostKind, &[u8]), Fault> {
    let mut left = text;
    let mut labels = 0;
    let mut numbers = 0;
    let (top, rest) = loop {
        let (label, rest) = run::part(left, LABEL);
        match label {
            [] if text.is_empty() => {
                return Err(Fault::before(left, Kind::HostMissing, Fix::None));
            }
            // The dot of a sentence, or of the root.
            [] if left.is_empty() => {
                return Err(Fault::before(left, Kind::HostLabel, Fix::DeletePrevious));
            }
            [] | [b'-', ..] => return Err(Fault::at(left, true, Kind::HostLabel, Fix::None)),
            [.., b'-'] => return Err(Fault::at(rest, true, Kind::HostLabel, Fix::None)),
            _ => {}
        }
        labels += 1;
        numbers += run::skip(label, DIGIT).is_empty() as usize;
        match rest {
            [b'.', next @ ..] => left = next,
            _ => break (label, rest),
        }
    };
    let is_name = matches!(top, [first, ..] if !DIGIT.has(*first));
    let is_number = labels == 4 && numbers == 4;
    if !is_name && !is_number {
        return Err(Fault::at(rest, true, Kind::HostTopLabel, Fix::None));
    }
    let kind = if ip::is_ipv4(run::before(text, rest)) { HostKind::Ipv4 } else { HostKind::Name };
    Ok((kind, rest))
}
