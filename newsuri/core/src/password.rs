//! Where a refused text has a password, or what may be one, so that no error prints it.
//!
//! A password can stand where none may, and the text around it can be broken in any way. So this
//! guesses, and where it is in doubt it hides too much. Of a valid URI, its parts tell exactly.

use core::ops::Range;

use crate::authority::{self, Demand};
use crate::grammar::Grammar;
use crate::octet::{
    BEFORE_AT, BEFORE_BRACKET, BEFORE_COLON, BEFORE_PATH, BEFORE_SLASHES, DIGIT, ENCLOSING, SCHEME,
    SLASHES,
};
use crate::run;
use crate::scheme;
use crate::subject::Subject;

/// The password in a text that was refused.
#[must_use]
pub const fn guess(subject: Subject, text: &str) -> Option<Range<usize>> {
    let mut left = text.as_bytes();
    while let Some(behind) = behind_slashes(left) {
        match read_authority(behind) {
            Reading::None => left = behind,
            reading => return reading.locate(text),
        }
    }
    let authority = match subject {
        Subject::Uri => behind_scheme(text.as_bytes()),
        Subject::Server | Subject::Host => text.as_bytes(),
        _ => return None,
    };
    read_authority(authority).locate(text)
}

/// What is found in a text that begins with an authority.
#[derive(Clone, Copy)]
enum Reading<'t> {
    None,
    /// Neither here nor further on.
    Nowhere,
    /// The end of the text that begins with a password, and the password's length.
    Password(&'t [u8], usize),
}

impl Reading<'_> {
    const fn locate(self, text: &str) -> Option<Range<usize>> {
        match self {
            Self::Password(rest, length) => {
                let start = text.len() - rest.len();
                Some(start..start + length)
            }
            Self::None | Self::Nowhere => None,
        }
    }
}

/// What follows the next two slashes or more.
const fn behind_slashes(text: &[u8]) -> Option<&[u8]> {
    let mut left = run::skip(text, BEFORE_SLASHES);
    loop {
        match left {
            [] => return None,
            [_, b'/' | b'\\', ..] => return Some(run::skip(left, SLASHES)),
            [_, rest @ ..] => left = run::skip(rest, BEFORE_SLASHES),
        }
    }
}

/// What follows the scheme, or all of the text: what looks like another scheme can be a user.
const fn behind_scheme(text: &[u8]) -> &[u8] {
    let enclosed = run::skip(text, ENCLOSING);
    match run::part(enclosed, SCHEME) {
        (name, [b':', rest @ ..]) if scheme::known(name, Grammar::RFC5538).is_some() => {
            run::skip(rest, SLASHES)
        }
        _ => enclosed,
    }
}

const fn read_authority(text: &[u8]) -> Reading<'_> {
    let (authority, _) = run::part(text, BEFORE_PATH);
    if authority::scan(authority, Demand::Nothing).is_ok() {
        return in_sound_authority(text, authority);
    }
    let mut left = behind_ip_literal(text);
    while let (_, [b':', rest @ ..]) = run::part(left, BEFORE_COLON) {
        if !is_port(rest) {
            return up_to_last_at(rest);
        }
        left = rest;
    }
    Reading::Nowhere
}

/// `userinfo "@"`: the password stands behind the first `:` (RFC 3986, 3.2.1).
const fn in_sound_authority<'t>(text: &'t [u8], authority: &[u8]) -> Reading<'t> {
    let (userinfo, [b'@', ..]) = run::part(authority, BEFORE_AT) else {
        return Reading::None;
    };
    let (user, _) = run::part(userinfo, BEFORE_COLON);
    if userinfo.len() <= user.len() + 1 {
        return Reading::None;
    }
    let (_, rest) = text.split_at(user.len() + 1);
    Reading::Password(rest, userinfo.len() - user.len() - 1)
}

/// The colons of an address separate no password.
const fn behind_ip_literal(text: &[u8]) -> &[u8] {
    match text {
        [b'[', literal @ ..] => match run::part(literal, BEFORE_BRACKET) {
            (_, [b']', rest @ ..]) => rest,
            _ => run::skip(literal, BEFORE_PATH),
        },
        _ => text,
    }
}

/// Whether the text up to the path is a port, which may be empty.
const fn is_port(text: &[u8]) -> bool {
    matches!(run::skip(text, DIGIT), [] | [b'/' | b'?' | b'#', ..])
}

const fn up_to_last_at(rest: &[u8]) -> Reading<'_> {
    let mut left = rest;
    while let [before @ .., octet] = left {
        if *octet == b'@' && !before.is_empty() {
            return Reading::Password(rest, before.len());
        }
        left = before;
    }
    Reading::Nowhere
}
