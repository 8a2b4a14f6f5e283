//! URIs as most are, read in one go where programs run: the scheme in lower case, perhaps a server, and a
//! group, a number in it, or a Message-ID without a domain literal. What is percent-encoded stands in the
//! Message-ID or in the userinfo.
//!
//! What cannot be read here is read by [`scan`](crate::scan), which goes on where this stopped. By
//! itself, it would read what can be read here as well, and the same.

use crate::authority::HostKind;
use crate::block;
use crate::error::offset;
use crate::ip;
use crate::marks::{self, MARKED, Marks};
use crate::message_id::MAX_LEN;
use crate::number::{self, MAX_DIGITS};
use crate::octet::{ATEXT, ATEXT_RAW, USERINFO};
use crate::parts::{self, Parts, TargetKind};
use crate::scheme::Scheme;
use crate::unit::{self, Read};

/// Where reading came to an end, and what is known of the URI before that place.
#[derive(Clone, Copy, Debug)]
pub struct Stop {
    /// What could not be read.
    pub(crate) stage: Stage,
    /// Where that begins.
    pub(crate) start: usize,
    /// The marks from there on, if they are known.
    pub(crate) marks: Option<Marks>,
    /// The scheme if it was read, and the server if that was.
    pub(crate) parts: Parts,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Stage {
    Scheme,
    Server,
    Path,
}

impl Stop {
    /// Nothing is known.
    pub const AT_START: Self =
        Self { stage: Stage::Scheme, start: 0, marks: None, parts: Parts::NONE };
}

/// What a URI names, and what that adds to the flags.
#[derive(Clone, Copy)]
struct Named {
    kind: TargetKind,
    flags: u8,
}

impl Named {
    const ALL_GROUPS: Self = Self { kind: TargetKind::AllGroups, flags: 0 };
    const GROUP: Self = Self { kind: TargetKind::Group, flags: 0 };
    const NUMBERED_ARTICLE: Self = Self { kind: TargetKind::NumberedArticle, flags: 0 };
}

/// The parts of such a URI.
#[inline(always)]
pub(crate) const fn scan(text: &[u8]) -> Result<Parts, Stop> {
    if text.len() > u32::MAX as usize {
        return Err(Stop::AT_START);
    }
    let (scheme, rest) = match text {
        [b'n', b'e', b'w', b's', b':', rest @ ..] => (Scheme::News, rest),
        [b'n', b'n', b't', b'p', b':', rest @ ..] => (Scheme::Nntp, rest),
        [b's', b'n', b'e', b'w', b's', b':', rest @ ..] => (Scheme::Snews, rest),
        _ => return Err(Stop::AT_START),
    };
    match rest {
        [b'/', b'/', rest @ ..] => with_server(text, rest, scheme),
        _ if matches!(scheme, Scheme::Nntp) => Err(Stop::AT_START),
        _ => without_server(text, rest, scheme),
    }
}

#[inline(always)]
const fn without_server(text: &[u8], path: &[u8], scheme: Scheme) -> Result<Parts, Stop> {
    let start = text.len() - path.len();
    let marks = Marks::of(text, path);
    let parts = Parts::without_server(scheme, start);
    match news(text, path.len(), marks) {
        Some(named) => Ok(parts.naming(named, text.len())),
        None => Err(Stop { stage: Stage::Path, start, marks: Some(marks), parts }),
    }
}

#[inline(always)]
const fn with_server(text: &[u8], rest: &[u8], scheme: Scheme) -> Result<Parts, Stop> {
    let start = text.len() - rest.len();
    let marks = Marks::of(text, rest);
    let Some(parts) = server(text, start, marks, scheme) else {
        let parts = Parts::without_server(scheme, start);
        return Err(Stop { stage: Stage::Server, start, marks: Some(marks), parts });
    };
    let path = parts.authority_end as usize + "/".len();
    let marks = if rest.len() < MARKED {
        marks.from(path - start)
    } else {
        marks_of_path(text, path, start, marks)
    };
    let named = match scheme {
        Scheme::Nntp => nntp(text, text.len() - path, marks),
        Scheme::News | Scheme::Snews => news(text, text.len() - path, marks),
    };
    let named = match (named, scheme) {
        (None, Scheme::News | Scheme::Snews) if path == text.len() => Some(Named::ALL_GROUPS),
        (named, _) => named,
    };
    match named {
        Some(named) => Ok(parts.naming(named, text.len())),
        None => Err(Stop { stage: Stage::Path, start: path, marks: Some(marks), parts }),
    }
}

/// The marks of a path that goes on behind the octets that are marked from `start` on.
#[inline(never)]
const fn marks_of_path(text: &[u8], path: usize, start: usize, marks: Marks) -> Marks {
    let before = path - start;
    if before >= MARKED {
        return Marks::of(text, text.split_at(path).1);
    }
    let behind = Marks::of(text, text.split_at(start + MARKED).1);
    marks.from(before).or(behind.moved(MARKED - before))
}

impl Parts {
    /// These parts, with what a URI of this length names.
    #[inline(always)]
    const fn naming(mut self, named: Named, length: usize) -> Self {
        self.kind = named.kind;
        self.flags |= named.flags;
        self.path_end = offset(length);
        self
    }
}

/// The parts of a URI whose server begins at `start` and ends with a slash.
#[inline(always)]
const fn server(text: &[u8], start: usize, marks: Marks, scheme: Scheme) -> Option<Parts> {
    let mut parts = Parts::without_server(scheme, start);
    parts.flags = parts::SLASH;
    let mut host = start;
    let mut end = next(marks.foreign, start, host);
    let may_have_userinfo = match marks::octet(text, end) {
        b'/' | b'[' => false,
        // It is the one before a port.
        b':' => marks::octet(text, next(marks.foreign, start, end + 1)) != b'/',
        _ => true,
    };
    if may_have_userinfo && let Some(at) = end_of_userinfo(text, start, marks.foreign) {
        parts.flags |= parts::USERINFO;
        host = at + 1;
        end = next(marks.foreign, start, host);
    }
    if end >= text.len() {
        return None;
    }
    if end == host {
        parts.host = HostKind::Ipv6;
        end = match behind_ipv6(text, host) {
            Some(end) => end,
            None => return None,
        };
    } else if is_ipv4(text, host, end, marks.from(host - start).dots) {
        parts.host = HostKind::Ipv4;
    }
    parts.host_start = offset(host);
    parts.host_end = offset(end);
    if marks::octet(text, end) == b':' {
        let port = end + 1;
        end = next(marks.foreign, start, port);
        if end >= text.len() || !parts.place_port(text, port, end) {
            return None;
        }
    }
    parts.authority_end = offset(end);
    if marks::octet(text, end) == b'/' { Some(parts) } else { None }
}

/// Where the `@` is behind the userinfo that begins at a place, if there is one and it is valid.
#[inline(always)]
const fn end_of_userinfo(text: &[u8], start: usize, foreign: u64) -> Option<usize> {
    let mut left = foreign;
    while left != 0 {
        let place = start + left.trailing_zeros() as usize;
        match marks::octet(text, place) {
            b'@' => return Some(place),
            b'%' if matches!(unit::read(text.split_at(place).1, true), Read::Unit(_)) => {}
            octet if USERINFO.has(octet) => {}
            _ => return None,
        }
        left &= left - 1;
    }
    None
}

/// Where the first foreign octet from a place on is: behind all that is marked if none is, and behind any
/// text if the place is not marked.
#[inline(always)]
const fn next(foreign: u64, start: usize, from: usize) -> usize {
    if from - start >= MARKED {
        return usize::MAX;
    }
    start + (foreign & (u64::MAX << (from - start))).trailing_zeros() as usize
}

/// Where the IPv6 address that begins at a place ends, brackets included.
#[inline(never)]
const fn behind_ipv6(text: &[u8], start: usize) -> Option<usize> {
    let [b'[', literal @ ..] = text.split_at(start).1 else {
        return None;
    };
    match ip::behind_ipv6(literal) {
        Some([b']', rest @ ..]) => Some(text.len() - rest.len()),
        _ => None,
    }
}

/// Whether a host is an IPv4 address: what [`ip::is_ipv4`] tells, without a branch on the lengths of
/// its numbers. The dots are marked from the host on.
#[inline(always)]
const fn is_ipv4(text: &[u8], start: usize, end: usize, dots: u64) -> bool {
    if !marks::octet(text, start).is_ascii_digit() {
        return false;
    }
    let mut valid = true;
    let mut dots = dots;
    let mut from = start;
    let mut number = 0;
    while number < 4 {
        let dot = start + dots.trailing_zeros() as usize;
        let to = if number < 3 { dot } else { end };
        let length = to.wrapping_sub(from);
        if to > end || length > 3 {
            return false;
        }
        let is_short = length == 1 || length > 1 && marks::octet(text, from) != b'0';
        valid &= is_short && decimal::<3>(text, to, length) <= u8::MAX as u32;
        dots &= dots.wrapping_sub(1);
        from = to + 1;
        number += 1;
    }
    valid
}

impl Parts {
    /// Takes the port between two places, if it is one.
    #[inline(always)]
    #[allow(clippy::cast_possible_truncation, reason = "compared with the maximum before")]
    const fn place_port(&mut self, text: &[u8], start: usize, end: usize) -> bool {
        let length = end - start;
        let value = decimal::<5>(text, end, length);
        if length > 5 || value > u16::MAX as u32 {
            return false;
        }
        if length > 0 {
            self.flags |= parts::PORT;
            self.port = value as u16;
        }
        true
    }
}

/// The value of so many digits before a place, of at most that many, or more than they can have if some
/// of them are no digits. There is no branch on how many they are, which nobody can predict.
#[inline(always)]
const fn decimal<const MOST: usize>(text: &[u8], end: usize, length: usize) -> u32 {
    let Some(digits) = text.split_at(end).0.last_chunk::<MOST>() else {
        return u32::MAX;
    };
    let mut value = 0;
    let mut wrong = 0;
    let mut left = digits.as_slice();
    while let [octet, rest @ ..] = left {
        let digit = if left.len() <= length { octet.wrapping_sub(b'0') as u32 } else { 0 };
        wrong |= (digit > 9) as u32;
        value = value * 10 + digit;
        left = rest;
    }
    value | wrong << 31
}

/// What a `news` URI names whose path has this length.
#[inline(always)]
const fn news(text: &[u8], length: usize, marks: Marks) -> Option<Named> {
    let start = text.len() - length;
    if length > MARKED {
        return long_news(text, start, marks);
    }
    if marks.foreign == 0 {
        return group(marks.dots, length);
    }
    match Atoms::START.window(text, start, marks, true) {
        Some(atoms) => atoms.named(text),
        None => None,
    }
}

/// The same of a path that is longer than what can be marked at once.
#[cold]
#[inline(never)]
const fn long_news(text: &[u8], start: usize, marks: Marks) -> Option<Named> {
    let mut foreign = marks.foreign;
    let mut atoms = Atoms::START.window(text, start, marks, true);
    let mut place = start + MARKED;
    while place < text.len() {
        let marks = Marks::of(text, text.split_at(place).1);
        foreign |= marks.foreign;
        atoms = match atoms {
            Some(atoms) => atoms.window(text, place, marks, true),
            None if foreign != 0 => return None,
            None => None,
        };
        place += MARKED;
    }
    match atoms {
        _ if foreign == 0 => Some(Named::GROUP),
        Some(atoms) if text.len() - start <= MAX_LEN => atoms.named(text),
        _ => None,
    }
}

/// Whether a text is a Message-ID without a domain literal.
pub(crate) const fn is_message_id(text: &[u8]) -> bool {
    if text.len() > MAX_LEN {
        return false;
    }
    let mut atoms = Atoms::START;
    let mut rest = text;
    loop {
        let marks = Marks::of(text, rest);
        atoms = match atoms.window(text, text.len() - rest.len(), marks, false) {
            Some(atoms) => atoms,
            None => return false,
        };
        if rest.len() <= MARKED {
            return atoms.named(text).is_some();
        }
        rest = rest.split_at(MARKED).1;
    }
}

/// What is known of a text that may be a Message-ID, as far as it was read.
#[derive(Clone, Copy)]
struct Atoms {
    has_at: bool,
    is_encoded: bool,
    /// 1 if the octet before was a dot or the `@`, or there is none.
    behind_break: u64,
}

impl Atoms {
    const START: Self = Self { has_at: false, is_encoded: false, behind_break: 1 };

    /// Reads what is marked, which begins at a place, if it can be of a Message-ID.
    #[inline(always)]
    const fn window(
        mut self,
        text: &[u8],
        start: usize,
        marks: Marks,
        percent: bool,
    ) -> Option<Self> {
        let atext = if percent { ATEXT_RAW } else { ATEXT };
        let mut breaks = marks.dots;
        let mut foreign = marks.foreign;
        while foreign != 0 {
            let place = start + foreign.trailing_zeros() as usize;
            match marks::octet(text, place) {
                b'@' if !self.has_at => {
                    self.has_at = true;
                    breaks |= foreign & foreign.wrapping_neg();
                }
                b'%' if percent && is_atext(text, place) => self.is_encoded = true,
                octet if atext.has(octet) => {}
                _ => return None,
            }
            foreign &= foreign - 1;
        }
        // An atom is empty behind a break that follows another.
        if breaks & (breaks << 1 | self.behind_break) != 0 {
            return None;
        }
        self.behind_break = breaks >> (MARKED - 1);
        Some(self)
    }

    /// What the whole text names, of which all was read.
    #[inline(always)]
    const fn named(self, text: &[u8]) -> Option<Named> {
        if !self.has_at || matches!(text, [.., b'.' | b'@']) {
            return None;
        }
        let flags = if self.is_encoded { parts::ENCODED } else { 0 };
        Some(Named { kind: TargetKind::Article, flags })
    }
}

/// A name without foreign octets is that of a group, unless it is empty, `.` or `..` (RFC 5538, 2.3).
#[inline(always)]
const fn group(dots: u64, length: usize) -> Option<Named> {
    if length <= 2 && dots == (1 << length) - 1 { None } else { Some(Named::GROUP) }
}

/// Whether the `%` at a place begins an octet of an atom.
#[inline(always)]
const fn is_atext(text: &[u8], place: usize) -> bool {
    match unit::read(text.split_at(place).1, true) {
        Read::Unit(unit) => ATEXT.has(unit.octet),
        _ => false,
    }
}

/// What an `nntp` URI names whose path has this length.
#[inline(always)]
const fn nntp(text: &[u8], length: usize, marks: Marks) -> Option<Named> {
    let slash = marks.foreign.trailing_zeros() as usize;
    if slash >= MARKED {
        return if length <= MARKED { group(marks.dots, length) } else { None };
    }
    let is_slash = marks::octet(text, text.len() - length + slash) == b'/';
    if !is_slash || group(marks.dots & ((1 << slash) - 1), slash).is_none() {
        return None;
    }
    let digits = length - slash - 1;
    if is_number(text, digits) { Some(Named::NUMBERED_ARTICLE) } else { None }
}

/// Whether so many octets at the end are the number of an article.
#[inline(always)]
const fn is_number(text: &[u8], length: usize) -> bool {
    match text.last_chunk() {
        Some(last) => {
            length > 0
                && length <= MAX_DIGITS
                && block::no_digits(last) >> (MAX_DIGITS - length) == 0
        }
        None => number::scan(text.split_at(text.len() - length).1).is_ok(),
    }
}
