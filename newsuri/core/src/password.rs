//! Where a refused text has a password, or what may be one, so that no error prints it.
//!
//! A password can stand where none may, and the text around it can be broken in any way. So this
//! guesses, and where it is in doubt it hides too much. Of a valid URI, its parts tell exactly.

use core::ops::Range;

use crate::authority::{self, Demand};
use crate::ip;
use crate::octet::{
    ADDRESS, BEFORE_AT, BEFORE_COLON_OR_BRACKET, BEFORE_PATH, DIGIT, ENCLOSING, SLASHES,
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
/// let text = "nttp://user:secret@news.example.com/";
/// assert_eq!(&text[password::guess(Subject::Uri, text).unwrap()], "secret");
/// assert_eq!(password::guess(Subject::Uri, "nttp://news.example.com:119/"), None);
/// ```
#[must_use]
pub const fn guess(subject: Subject, text: &str) -> Option<Range<usize>> {
    let text = text.as_bytes();
    let is_place = matches!(
        subject,
        Subject::Uri | Subject::DraftUri | Subject::Rfc1738Url | Subject::Server | Subject::Host
    );
    if !is_place && !has_slashes(text) {
        return None;
    }
    let mut found = None;
    let mut left = behind_scheme(text);
    // Behind its first slashes, a text has no second scheme, but a password can begin with a slash.
    let mut inside = false;
    loop {
        left = match run::skip(left, BEFORE_COLON_OR_BRACKET) {
            [] => return found,
            [b'[', rest @ ..] => behind_address(rest),
            [_, b'/' | b'\\', rest @ ..] if !inside => {
                let (password, behind) = in_authority(text, run::skip(rest, SLASHES));
                found = join(found, password);
                inside = true;
                behind
            }
            [_, rest @ ..] if is_port(rest) => rest,
            [_, rest @ ..] => return join(found, up_to_last_at(text, rest)),
        }
    }
}

const fn join(one: Option<Range<usize>>, other: Option<Range<usize>>) -> Option<Range<usize>> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one.start..other.end),
        (Some(range), None) | (None, Some(range)) => Some(range),
        (None, None) => None,
    }
}

/// What follows a known scheme and its colon, which separates no password; but where slashes follow,
/// an authority does.
const fn behind_scheme(text: &[u8]) -> &[u8] {
    match scheme::known(run::skip(text, ENCLOSING)) {
        Some((_, [b':', b'/' | b'\\', ..])) | None => text,
        Some((_, [b':', rest @ ..])) => rest,
        Some(_) => text,
    }
}

/// The password of a sound authority, and what follows that; nothing, and the authority itself, if
/// it is not sound, or has an empty port, which may be no port.
const fn in_authority<'t>(text: &[u8], authority: &'t [u8]) -> (Option<Range<usize>>, &'t [u8]) {
    let (name, behind) = run::part(authority, BEFORE_PATH);
    if matches!(name, [.., b':']) || authority::scan(name, Demand::Nothing).is_err() {
        return (None, authority);
    }
    let (userinfo, [b'@', ..]) = run::part(name, BEFORE_AT) else {
        return (None, behind);
    };
    let (user, password) = authority::part_userinfo(userinfo);
    if password.is_empty() {
        return (None, behind);
    }
    let start = text.len() - authority.len() + user.len() + 1;
    (Some(start..start + password.len()), behind)
}

/// What follows an address, whose colons separate no password; all of it, if there is none.
const fn behind_address(literal: &[u8]) -> &[u8] {
    match run::part(literal, ADDRESS) {
        (address, rest @ ([] | [b']' | b'/' | b'?' | b'#', ..])) if ip::is_ipv6(address) => rest,
        _ => literal,
    }
}

/// Whether the text up to the path is a port.
const fn is_port(text: &[u8]) -> bool {
    matches!(run::part(text, DIGIT), ([_, ..], [] | [b'/' | b'?' | b'#', ..]))
}

/// From the beginning of `rest` to the last `@`.
const fn up_to_last_at(text: &[u8], rest: &[u8]) -> Option<Range<usize>> {
    let mut left = rest;
    while let [before @ .., octet] = left {
        if *octet == b'@' && !before.is_empty() {
            let start = text.len() - rest.len();
            return Some(start..start + before.len());
        }
        left = before;
    }
    None
}

/// Whether two slashes stand anywhere, as before an authority.
const fn has_slashes(text: &[u8]) -> bool {
    let mut left = text;
    while let [_, rest @ ..] = left {
        if matches!(left, [b'/' | b'\\', b'/' | b'\\', ..]) {
            return true;
        }
        left = rest;
    }
    false
}
