//! URIs as most are, read where constants are evaluated: `news:` in lower case, perhaps a host by its
//! name, a group or a Message-ID, and nothing else.
//!
//! There, what costs is calls and copies, and here are few. What is not read here is read by
//! [`scan`](crate::scan), which would read this as well, and the same. Programs that run read by
//! [`common`](crate::common).

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
        _ => match message_id(path) {
            Some(flags) => {
                parts.kind = TargetKind::Article;
                parts.flags |= flags;
            }
            None => return None,
        },
    }
    Some(parts)
}

/// What a Message-ID without a domain literal adds to the flags, if the text is one both in a URI and by
/// itself.
///
/// What is percent-encoded is no dot and no `@`, so that it does not matter whether it is decoded.
pub(crate) const fn message_id(text: &[u8]) -> Option<u8> {
    let mut flags = 0;
    let mut left = text;
    let mut is_left = true;
    let mut atom_is_empty = true;
    loop {
        let behind = run::skip(left, ATEXT_RAW);
        atom_is_empty &= behind.len() == left.len();
        left = match behind {
            [b'%', ..] => match unit::read(behind, true) {
                Read::Unit(Unit { octet, rest, .. }) if ATEXT.has(octet) => {
                    flags = parts::ENCODED;
                    atom_is_empty = false;
                    rest
                }
                _ => return None,
            },
            _ if atom_is_empty => return None,
            [] if is_left || text.len() > MAX_LEN => return None,
            [] => return Some(flags),
            [b'.', rest @ ..] => {
                atom_is_empty = true;
                rest
            }
            [b'@', rest @ ..] if is_left => {
                is_left = false;
                atom_is_empty = true;
                rest
            }
            _ => return None,
        };
    }
}
