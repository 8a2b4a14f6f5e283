//! Where a text has a password, or what may be one, so that nothing prints it.

use core::ops::Range;

use crate::grammar::Grammar;
use crate::octet::{BEFORE_AT, BEFORE_COLON, BEFORE_PATH, DIGIT, SCHEME, SLASHES};
use crate::run;
use crate::scheme;

/// The password in a text that is or was meant to be a URI.
///
/// The text need not be valid, and a password in a text that is not can stand where none may: so
/// this takes for one whatever stands between a `:` and an `@` and is not a port. It is a password
/// by RFC 3986, 3.2.1 where the text is valid.
#[must_use]
pub const fn in_uri(text: &str) -> Option<Range<usize>> {
    let rest = match run::part(text.as_bytes(), SCHEME) {
        (_, [b':', b'/' | b'\\', rest @ ..]) => rest,
        (name, [b':', rest @ ..]) if scheme::known(name, Grammar::RFC5538).is_some() => rest,
        // What looks like another scheme can be a user whose scheme was left out.
        _ => text.as_bytes(),
    };
    in_authority(text, run::skip(rest, SLASHES))
}

/// The password in a text that is or was meant to be a server.
#[must_use]
pub const fn in_server(text: &str) -> Option<Range<usize>> {
    in_authority(text, text.as_bytes())
}

/// The password in `rest`, the end of `text` that begins with an authority.
const fn in_authority(text: &str, rest: &[u8]) -> Option<Range<usize>> {
    let (before_at, [b'@', ..]) = run::part(rest, BEFORE_AT) else {
        return None;
    };
    let (_, [b':', password @ ..]) = run::part(before_at, BEFORE_COLON) else {
        return None;
    };
    let start = text.len() - rest.len() + before_at.len() - password.len();
    let (authority, _) = run::part(rest, BEFORE_PATH);
    let end = if authority.len() > before_at.len() {
        last_at(authority)
    } else if is_port(password) {
        return None;
    } else {
        last_at(rest)
    };
    let end = text.len() - rest.len() + end;
    if start < end { Some(start..end) } else { None }
}

/// Whether the text up to the path is a port rather than the beginning of a password.
const fn is_port(text: &[u8]) -> bool {
    matches!(run::skip(text, DIGIT), [b'/' | b'?' | b'#', ..])
}

/// The length of what stands before the last `@`.
const fn last_at(text: &[u8]) -> usize {
    let mut length = 0;
    let mut left = text;
    while let (_, [b'@', rest @ ..]) = run::part(left, BEFORE_AT) {
        length = text.len() - rest.len() - 1;
        left = rest;
    }
    length
}
