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

/// The password in a text that was refused; where there are several, all from the first to the
/// last.
///
/// ```
/// use newsuri_core::{Subject, password};
///
/// let text = "news://me:secret@news.example.com:x/";
/// let found = password::guess(Subject::Uri, text);
/// assert_eq!(found.map(|range| &text[range]), Some("secret"));
/// ```
#[must_use]
pub const fn guess(subject: Subject, text: &str) -> Option<Range<usize>> {
    let mut found = None;
    let mut left = text.as_bytes();
    while let Some(behind) = behind_slashes(left) {
        let reading = read_authority(behind);
        found = join(found, reading.locate(text));
        // What is not sound was searched to the end of the text.
        if !matches!(reading, Reading::Sound(..)) {
            return found;
        }
        left = behind;
    }
    let authority = match subject {
        _ if found.is_some() => return found,
        Subject::Uri => behind_scheme(text.as_bytes()),
        _ => text.as_bytes(),
    };
    match subject {
        Subject::Uri | Subject::Server | Subject::Host => read_authority(authority).locate(text),
        _ => None,
    }
}

const fn join(one: Option<Range<usize>>, other: Option<Range<usize>>) -> Option<Range<usize>> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one.start..other.end),
        (Some(range), None) | (None, Some(range)) => Some(range),
        (None, None) => None,
    }
}

/// What is found in a text that begins with an authority. A password is the end of the text that
/// begins with it, and its length.
#[derive(Clone, Copy)]
enum Reading<'t> {
    /// The authority is sound: its password, if it has one.
    Sound(Option<(&'t [u8], usize)>),
    /// It is not: what may be its password, wherever in the text that ends.
    Unsound(Option<(&'t [u8], usize)>),
}

impl Reading<'_> {
    const fn locate(self, text: &str) -> Option<Range<usize>> {
        let (Self::Sound(found) | Self::Unsound(found)) = self;
        match found {
            Some((rest, length)) => {
                let start = text.len() - rest.len();
                Some(start..start + length)
            }
            None => None,
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
        return Reading::Sound(in_sound_authority(text, authority));
    }
    let mut left = behind_ip_literal(text);
    while let (_, [b':', rest @ ..]) = run::part(left, BEFORE_COLON) {
        if !is_port(rest) {
            return Reading::Unsound(up_to_last_at(rest));
        }
        left = rest;
    }
    Reading::Unsound(None)
}

const fn in_sound_authority<'t>(text: &'t [u8], authority: &[u8]) -> Option<(&'t [u8], usize)> {
    let (userinfo, [b'@', ..]) = run::part(authority, BEFORE_AT) else {
        return None;
    };
    let (user, password) = authority::part_userinfo(userinfo);
    match password {
        [] => None,
        _ => Some((text.split_at(user.len() + 1).1, password.len())),
    }
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

const fn up_to_last_at(rest: &[u8]) -> Option<(&[u8], usize)> {
    let mut left = rest;
    while let [before @ .., octet] = left {
        if *octet == b'@' && !before.is_empty() {
            return Some((rest, before.len()));
        }
        left = before;
    }
    None
}
