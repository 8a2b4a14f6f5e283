//! IP literals and IPv4 addresses.
//!
//! ```text
//! IP-literal    = "[" ( IPv6address / IPvFuture  ) "]"    ; RFC 3986, 3.2.2
//! IPvFuture     = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )
//! h16           = 1*4HEXDIG
//! ls32          = ( h16 ":" h16 ) / IPv4address
//! IPv4address   = dec-octet "." dec-octet "." dec-octet "." dec-octet
//! ```

use crate::octet::{DIGIT, HEXDIG, IP_FUTURE};
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
///
/// Its nine alternatives come down to this: eight groups of 16 bits, or at most seven and one
/// `::`; an IPv4 address may stand for the last two.
pub(crate) const fn is_ipv6(text: &[u8]) -> bool {
    let (mut left, mut compressed) = match text {
        [b':', b':', rest @ ..] => (rest, true),
        _ => (text, false),
    };
    if compressed && left.is_empty() {
        return true;
    }
    let mut groups = 0;
    loop {
        let (digits, rest) = run::part(left, HEXDIG);
        if let [b'.', ..] = rest {
            return is_ipv4(left) && is_complete(groups + 2, compressed);
        }
        groups += 1;
        if digits.is_empty() || digits.len() > 4 || groups > 8 {
            return false;
        }
        match rest {
            [] => return is_complete(groups, compressed),
            [b':', b':', rest @ ..] if !compressed => {
                compressed = true;
                if rest.is_empty() {
                    return is_complete(groups, compressed);
                }
                left = rest;
            }
            [b':', rest @ ..] => left = rest,
            _ => return false,
        }
    }
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
