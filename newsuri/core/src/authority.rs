//! The authority: who logs in where.
//!
//! ```text
//! authority     = [ userinfo "@" ] host [ ":" port ]      ; RFC 3986, 3.2
//! host          = IP-literal / IPv4address / reg-name
//! port          = *DIGIT
//! ```

use crate::fault::{Fault, Fix};
use crate::ip;
use crate::kind::ParseErrorKind as Kind;
use crate::marks::{self, Marks};
use crate::octet::{ADDRESS, BEFORE_AT, BEFORE_BRACKET, BEFORE_COLON, DIGIT, REG_NAME, USERINFO};
use crate::opaque;
use crate::run;
use crate::unit::{self, Read};

/// What kind of host an authority names, by the way it is written.
///
/// ```
/// use newsuri_core::{HostKind, plain};
///
/// let kind = |host| plain::host(host).map(|(kind, _)| kind);
/// assert_eq!(kind("news.example.com")?, HostKind::Name);
/// assert_eq!(kind("[2001:db8::1]")?, HostKind::Ipv6);
/// // Four numbers, of which one is above 255, may be a name (RFC 3986, 3.2.2).
/// assert_eq!(kind("192.0.2.256")?, HostKind::Name);
/// # Ok::<(), newsuri_core::ParseError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HostKind {
    /// A registered name, or what may be one (RFC 3986, 3.2.2).
    Name,
    /// An IPv4 address: four numbers up to 255 without leading zeros (RFC 3986, 3.2.2).
    Ipv4,
    /// An IPv6 address, without a zone (RFC 3986, 3.2.2).
    Ipv6,
    /// An address of a future IP version, as in `[v1.fe80]` (RFC 3986, 3.2.2).
    IpFuture,
}

/// Where the parts of an authority are, as lengths from its beginning.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Authority {
    /// Whether there is an `@`; the userinfo ends there.
    pub(crate) has_userinfo: bool,
    pub(crate) host_start: usize,
    /// The host ends here, closing bracket included.
    pub(crate) host_end: usize,
    pub(crate) host: HostKind,
    /// The port, if it has digits.
    pub(crate) port: Option<u16>,
}

/// What is demanded of a host.
#[derive(Clone, Copy)]
pub(crate) enum Demand {
    /// Nothing: it may be empty, and then means the default server (RFC 5538, 2.1).
    Nothing,
    /// That there is one.
    Host,
    /// That there is one, and that it decodes to ASCII.
    AsciiHost,
}

/// Reads an authority.
pub(crate) const fn scan(text: &[u8], demand: Demand) -> Result<Authority, Fault> {
    scan_marked(text, None, demand)
}

/// Reads an authority, whose marks may be known.
pub(crate) const fn scan_marked(
    text: &[u8],
    marks: Option<&Marks>,
    demand: Demand,
) -> Result<Authority, Fault> {
    let (userinfo, host) = match marks::skip(text, marks, BEFORE_AT) {
        [] => (None, text),
        [_, host @ ..] => (Some(text.split_at(text.len() - host.len() - 1).0), host),
    };
    if let Some(userinfo) = userinfo {
        let checked = opaque::scan(userinfo, USERINFO, Kind::UserinfoOctet, Kind::UserinfoEncoding);
        if let Err(fault) = checked {
            return Err(fault.followed_by(host.len() + 1));
        }
    }
    let (kind, rest) = tri!(scan_host(host, demand));
    let port = match rest {
        [] => None,
        [b':', port @ ..] => tri!(scan_port(port)),
        _ => return Err(Fault::at(rest, true, Kind::HostAfterLiteral, Fix::None)),
    };
    Ok(Authority {
        has_userinfo: userinfo.is_some(),
        host_start: text.len() - host.len(),
        host_end: text.len() - rest.len(),
        host: kind,
        port,
    })
}

/// A userinfo parted at its first `:` into user and password, each possibly empty
/// (RFC 3986, 3.2.1).
pub(crate) const fn part_userinfo(userinfo: &[u8]) -> (&[u8], &[u8]) {
    match run::part(userinfo, BEFORE_COLON) {
        (user, [_, password @ ..]) => (user, password),
        (user, []) => (user, &[]),
    }
}

/// The host without the brackets that only an IP literal has.
///
/// `host` and `kind` must come from the same scan.
///
/// ```
/// use newsuri_core::{HostKind, without_brackets};
///
/// assert_eq!(without_brackets("[2001:db8::1]", HostKind::Ipv6), "2001:db8::1");
/// assert_eq!(without_brackets("192.0.2.1", HostKind::Ipv4), "192.0.2.1");
/// ```
///
/// # Panics
///
/// If the kind is that of an IP literal, and the text has no ASCII character at each end to take
/// off.
#[must_use]
pub const fn without_brackets(host: &str, kind: HostKind) -> &str {
    match kind {
        HostKind::Name | HostKind::Ipv4 => host,
        HostKind::Ipv6 | HostKind::IpFuture => host.split_at(1).1.split_at(host.len() - 2).0,
    }
}

/// Reads a host and gives what follows it.
pub(crate) const fn scan_host(text: &[u8], demand: Demand) -> Result<(HostKind, &[u8]), Fault> {
    let ascii = matches!(demand, Demand::AsciiHost);
    if let [b'[', literal @ ..] = text {
        return scan_ip_literal(text, literal);
    }
    let mut rest = run::skip(text, REG_NAME);
    loop {
        match unit::read(rest, true) {
            Read::End => break,
            Read::Unit(unit) if (ascii || !unit.encoded) && !unit.octet.is_ascii() => {
                return Err(Fault::at(rest, true, Kind::HostNotAscii, Fix::None));
            }
            Read::Unit(unit) if unit.encoded => rest = run::skip(unit.rest, REG_NAME),
            Read::Unit(unit) if unit.octet == b':' => break,
            Read::Unit(unit) => {
                let ends_host = unit.octet == b'\\' && rest.len() < text.len();
                let fix = if ends_host && !ascii { Fix::Slash } else { Fix::None };
                return Err(Fault::at(rest, true, Kind::HostOctet, fix));
            }
            Read::Malformed => {
                return Err(Fault::at(rest, true, Kind::HostEncoding, Fix::None));
            }
        }
    }
    if rest.len() == text.len() && !matches!(demand, Demand::Nothing) {
        return Err(Fault::before(rest, Kind::HostMissing, Fix::None));
    }
    let kind = match text {
        [b'0'..=b'9', ..] if ip::is_ipv4(run::before(text, rest)) => HostKind::Ipv4,
        _ => HostKind::Name,
    };
    Ok((kind, rest))
}

const fn scan_ip_literal<'t>(
    text: &'t [u8],
    literal: &'t [u8],
) -> Result<(HostKind, &'t [u8]), Fault> {
    let (address, [b']', rest @ ..]) = run::part(literal, BEFORE_BRACKET) else {
        return Err(Fault::of(text, text.len(), Kind::HostLiteralUnclosed, Fix::None));
    };
    let kind = match scan_address(address) {
        Ok(kind) => kind,
        Err(kind) => return Err(Fault::of(text, address.len() + 2, kind, Fix::None)),
    };
    Ok((kind, rest))
}

/// What stands between the brackets of an IP literal.
pub(crate) const fn scan_address(address: &[u8]) -> Result<HostKind, Kind> {
    if let [b'v' | b'V', ..] = address {
        if ip::is_ip_future(address) {
            return Ok(HostKind::IpFuture);
        }
        return Err(Kind::HostIpFuture);
    }
    if ip::is_ipv6(address) {
        return Ok(HostKind::Ipv6);
    }
    match run::part(address, ADDRESS) {
        (address, [b'%', ..]) if ip::is_ipv6(address) => Err(Kind::HostZone),
        _ => Err(Kind::HostIpv6),
    }
}

/// Reads a port, which may be empty.
pub(crate) const fn scan_port(text: &[u8]) -> Result<Option<u16>, Fault> {
    let (digits, rest) = run::part(text, DIGIT);
    let mut value = 0;
    let mut left = digits;
    while let [digit, rest @ ..] = left {
        value = value * 10 + (*digit - b'0') as u32;
        if value > u16::MAX as u32 {
            return Err(Fault::of(text, digits.len(), Kind::PortTooLarge, Fix::None));
        }
        left = rest;
    }
    if !rest.is_empty() {
        return Err(Fault::at(rest, true, Kind::PortOctet, Fix::None));
    }
    if digits.is_empty() {
        return Ok(None);
    }
    #[allow(clippy::cast_possible_truncation, reason = "compared with the maximum above")]
    Ok(Some(value as u16))
}
