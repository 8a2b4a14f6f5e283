//! IP literals and IPv4 addresses.
//!
//! ```text
//! IP-literal    = "[" ( IPv6address / IPvFuture  ) "]"    ; RFC 3986, 3.2.2
//! IPvFuture     = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )
//! h16           = 1*4HEXDIG
//! ls32          = ( h16 ":" h16 ) / IPv4address
//! IPv4address   = dec-octet "." dec-octet "." dec-octet "." dec-octet
//! ```

use crate::octet::{DIGIT, HEXDIG, IP_FUTURE, IPV4};
use crate::run;

/// Whether `text` is an `IPv4address`.
pub(crate) const fn is_ipv4(text: &[u8]) -> bool {
    let mut left = text;
    let mut octets: usize = 0;
    loop {
        let (digits, rest) = run::part(left, DIGIT);
        if !is_dec_octet(digits) {
            return false;
        }
        octets += 1;
        match rest {
            [] => return octets == 4,
            [b'.', rest @ ..] => left = rest,
            _ => return false,
        }
    }
}

/// `dec-octet`: 0 to 255 without leading zeros.
const fn is_dec_octet(digits: &[u8]) -> bool {
    matches!(
        digits,
        [_] | [b'1'..=b'9', _] | [b'1', _, _] | [b'2', b'0'..=b'4', _] | [b'2', b'5', b'0'..=b'5']
    )
}

/// Whether `text` is an `IPv6address`.
pub(crate) const fn is_ipv6(text: &[u8]) -> bool {
    matches!(behind_ipv6(text), Some([]))
}

/// Behind the `IPv6address` that `text` begins with. What follows may be more of the kind.
///
/// Its nine alternatives come down to this: eight groups of 16 bits, or at most seven and one
/// `::`; an IPv4 address may stand for the last two.
pub(crate) const fn behind_ipv6(text: &[u8]) -> Option<&[u8]> {
    let (mut left, mut compressed) = match text {
        [b':', b':', rest @ ..] => (rest, true),
        _ => (text, false),
    };
    let mut may_end = compressed;
    let mut groups: u8 = 0;
    loop {
        let rest = behind_h16(left);
        if rest.len() == left.len() {
            return if may_end && is_complete(groups, compressed) { Some(rest) } else { None };
        }
        if let [b'.', ..] = rest {
            let (address, rest) = run::part(left, IPV4);
            let is_last = is_ipv4(address) && is_complete(groups + 2, compressed);
            return if is_last { Some(rest) } else { None };
        }
        groups += 1;
        (left, may_end) = match rest {
            _ if groups > 8 => return None,
            [b':', b':', rest @ ..] if !compressed => {
                compressed = true;
                (rest, true)
            }
            [b':', rest @ ..] => (rest, false),
            _ => return if is_complete(groups, compressed) { Some(rest) } else { None },
        };
    }
}

/// Behind the hexadecimal digits that `text` begins with, of which one group has at most four.
const fn behind_h16(text: &[u8]) -> &[u8] {
    let mut left = text;
    while let [octet, rest @ ..] = left
        && HEXDIG.has(*octet)
        && text.len() - left.len() < 4
    {
        left = rest;
    }
    left
}

const fn is_complete(groups: u8, compressed: bool) -> bool {
    if compressed { groups <= 7 } else { groups == 8 }
}

/// Whether `text` is an `IPvFuture`.
pub(crate) const fn is_ip_future(text: &[u8]) -> bool {
    let [b'v' | b'V', rest @ ..] = text else {
        return false;
    };
    let ([_, ..], [b'.', address @ ..]) = run::part(rest, HEXDIG) else {
        return false;
    };
    !address.is_empty() && run::skip(address, IP_FUTURE).is_empty()
}
