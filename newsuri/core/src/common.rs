//! URIs as most are, read in one go: `news:` in lower case, perhaps a host by its name, a group or a
//! Message-ID, and nothing else.
//!
//! What is not read here is read by [`scan`](crate::scan), which would read this as well, and the same:
//! where constants are evaluated, calls and copies cost most, and here are few.

use crate::message_id::MAX_LEN;
use crate::octet::{ATEXT, ATEXT_RAW, GROUP_CHAR, REG_NAME};
use crate::parts::{self, Parts, TargetKind};
use crate::run;
use crate::unit::{self, Read, Unit};

/// The parts of such a URI.
#[allow(clippy::cast_possible_truncation, reason = "longer texts are left to others")]
pub(crate) const fn scan(text: &[u8]) -> Option<Parts> {
    let [b'n', b'e', b'w', b's', b':', rest @ ..] = text else {
        return None;
    };
    if text.len() > u32::MAX as usize {
        return None;
    }
    let mut parts = Parts::NONE;
    parts.path_end = text.len() as u32;
    let mut path = rest;
    let mut host_length = 0;
    if let [b'/', b'/', authority @ ..] = rest {
        let behind = run::skip(authority, REG_NAME);
        path = match (authority, behind) {
            // It may be an address, or empty.
            ([b'0'..=b'9' | b'/', ..], _) => return None,
            (_, [b'/', path @ ..]) => path,
            _ => return None,
        };
        host_length = authority.len() - behind.len();
        parts.flags = parts::SLASH;
        parts.host_start = "news://".len() as u32;
    } else {
        parts.host_start = "news:".len() as u32;
    }
    parts.host_end = parts.host_start + host_length as u32;
    parts.authority_end = parts.host_end;
    match (run::skip(path, GROUP_CHAR), path) {
        // None of these is the name of a group (RFC 5538, 2.3).
        ([], [] | [b'.'] | [b'.', b'.']) => return None,
        ([], _) => parts.kind = TargetKind::Group,
        _ if is_message_id(path) => parts.kind = TargetKind::Article,
        _ => return None,
    }
    Some(parts)
}

/// Whether a text is a Message-ID without a domain literal, both in a URI and by itself.
///
/// What is percent-encoded is no dot and no `@`, so that it does not matter whether it is decoded.
pub(crate) const fn is_message_id(text: &[u8]) -> bool {
    let mut left = text;
    let mut is_left = true;
    let mut atom_is_empty = true;
    loop {
        let behind = run::skip(left, ATEXT_RAW);
        atom_is_empty &= behind.len() == left.len();
        left = match behind {
            [b'%', ..] => match unit::read(behind, true) {
                Read::Unit(Unit { octet, rest, .. }) if ATEXT.has(octet) => {
                    atom_is_empty = false;
                    rest
                }
                _ => return false,
            },
            _ if atom_is_empty => return false,
            [] => return !is_left && text.len() <= MAX_LEN,
            [b'.', rest @ ..] => {
                atom_is_empty = true;
                rest
            }
            [b'@', rest @ ..] if is_left => {
                is_left = false;
                atom_is_empty = true;
                rest
            }
            _ => return false,
        };
    }
}
