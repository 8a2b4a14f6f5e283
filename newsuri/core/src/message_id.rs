//! Message-IDs without their angle brackets.
//!
//! ```text
//! msg-id-core     =  id-left "@" id-right                 ; RFC 5536, 3.1.3
//! id-left         =  dot-atom-text
//! id-right        =  dot-atom-text / no-fold-literal
//! no-fold-literal =  "[" *mdtext "]"
//! dot-atom-text   =  1*atext *("." 1*atext)               ; RFC 5322, 3.2.3
//! ```

use crate::fault::{Fault, Fix};
use crate::grammar::Spelling;
use crate::kind::ParseErrorKind as Kind;
use crate::octet::{ATEXT, BEFORE_ENCODED, MDTEXT, SCHEME, SPACE, TRAILING};
use crate::run;
use crate::unit::{self, Read, Unit};

/// The most octets a Message-ID has without its angle brackets; with them, 250 (RFC 5536, 3.1.3).
pub(crate) const MAX_LEN: usize = 248;

/// Where a scan stands: the text still to be read, and how many octets the id may still have.
#[derive(Clone, Copy)]
struct Cursor<'t> {
    rest: &'t [u8],
    budget: usize,
}

impl<'t> Cursor<'t> {
    const fn too_long(self, percent: bool) -> Fault {
        Fault::at(self.rest, percent, Kind::MessageIdTooLong, Fix::None)
    }

    /// The place behind a run of plain octets that ends where `after` begins.
    const fn run(self, after: &'t [u8], percent: bool) -> Result<Self, Fault> {
        let run = self.rest.len() - after.len();
        if run > self.budget {
            let (_, rest) = self.rest.split_at(self.budget);
            return Err(Self { rest, budget: 0 }.too_long(percent));
        }
        Ok(Self { rest: after, budget: self.budget - run })
    }

    /// The place behind one unit.
    const fn unit(self, rest: &'t [u8], percent: bool) -> Result<Self, Fault> {
        if self.budget == 0 {
            return Err(self.too_long(percent));
        }
        Ok(Self { rest, budget: self.budget - 1 })
    }
}

/// Checks that `text` is a Message-ID.
pub(crate) const fn scan(text: &[u8], spelling: &Spelling) -> Result<(), Fault> {
    if text.is_empty() {
        return Err(Fault::before(text, Kind::MessageIdMissing, Fix::None));
    }
    if !spelling.percent
        && let Some(scheme) = scheme(text)
    {
        return Err(Fault::at(scheme, false, Kind::MessageIdScheme, fix_scheme(scheme)));
    }
    if let Some(fault) = bracketed(text, spelling) {
        return Err(fault);
    }
    let start = Cursor { rest: text, budget: MAX_LEN };
    let left = tri!(dot_atom_text(start, spelling, Kind::MessageIdLeftMissing));
    let [b'@', right @ ..] = left.rest else {
        return Err(Fault::before(left.rest, Kind::MessageIdAtMissing, Fix::None));
    };
    let right = tri!(left.unit(right, spelling.percent));
    let end = match unit::read(right.rest, spelling.percent) {
        Read::Unit(unit) if unit.octet == b'[' => {
            tri!(no_fold_literal(right, unit, spelling))
        }
        _ => tri!(dot_atom_text(right, spelling, Kind::MessageIdRightMissing)),
    };
    match end.rest {
        [] => Ok(()),
        rest => Err(Fault::at(rest, spelling.percent, Kind::MessageIdSecondAt, Fix::None)),
    }
}

/// Checks that `text` is `id-left` by itself.
pub(crate) const fn scan_left(text: &[u8]) -> Result<(), Fault> {
    let start = Cursor { rest: text, budget: MAX_LEN };
    match dot_atom_text(start, Spelling::PLAIN, Kind::MessageIdLeftMissing) {
        Ok(Cursor { rest: [], .. }) => Ok(()),
        Ok(Cursor { rest, .. }) => Err(Fault::at(rest, false, Kind::MessageIdOctet, Fix::None)),
        // What ends a sentence does not stand in the middle of an id.
        Err(fault) => Err(fault.instead_of(Fix::DeletePrevious, Fix::None)),
    }
}

/// A URI given for an id: what follows its scheme, from the colon on.
const fn scheme(text: &[u8]) -> Option<&[u8]> {
    let (name, rest) = run::part(text, SCHEME);
    let is_scheme = name.eq_ignore_ascii_case(b"news")
        || name.eq_ignore_ascii_case(b"snews")
        || name.eq_ignore_ascii_case(b"mid");
    match rest {
        [b':', ..] if is_scheme => Some(rest),
        _ => None,
    }
}

/// What follows the scheme is the id, unless a server stands there or something is encoded.
const fn fix_scheme(rest: &[u8]) -> Fix {
    match (rest, run::skip(rest, BEFORE_ENCODED)) {
        ([b':', b'/', ..], _) => Fix::None,
        (_, []) => Fix::DeleteScheme,
        _ => Fix::None,
    }
}

/// Ids copied with their angle brackets: a mistake of its own, because mending it takes both.
const fn bracketed(text: &[u8], spelling: &Spelling) -> Option<Fault> {
    if !spelling.percent {
        return None;
    }
    let Some(id) = behind_angle(text) else {
        return None;
    };
    let fix = match text {
        _ if behind_angle(id).is_some() => Fix::None,
        [.., b'>'] | [.., b'%', b'3', b'E' | b'e'] => Fix::Unbracket,
        _ => Fix::Delete,
    };
    Some(Fault::at(text, true, Kind::MessageIdBracket, fix))
}

const fn behind_angle(text: &[u8]) -> Option<&[u8]> {
    match unit::read(text, true) {
        Read::Unit(Unit { octet: b'<', rest, .. }) => Some(rest),
        _ => None,
    }
}

/// The place behind `dot-atom-text`: at a raw `@` or at the end.
const fn dot_atom_text<'t>(
    start: Cursor<'t>,
    spelling: &Spelling,
    missing: Kind,
) -> Result<Cursor<'t>, Fault> {
    let percent = spelling.percent;
    let mut place = start;
    // How much was left to read when the atom that is being read began.
    let mut atom = start.rest.len();
    loop {
        place = tri!(place.run(run::skip(place.rest, spelling.atext), percent));
        let unit = match unit::read(place.rest, percent) {
            Read::End => break,
            Read::Malformed => return Err(malformed(place.rest)),
            Read::Unit(unit) => unit,
        };
        if unit.octet == b'@' && !unit.encoded {
            break;
        }
        let next = tri!(place.unit(unit.rest, percent));
        if unit.octet == b'.' {
            if place.rest.len() == atom {
                return Err(Fault::at(place.rest, percent, Kind::MessageIdDot, Fix::None));
            }
            atom = unit.rest.len();
        } else if !ATEXT.has(unit.octet) || !unit.encoded && percent {
            let fault = refuse(place.rest, unit, ATEXT.has(unit.octet), percent);
            let at_start = place.rest.len() == start.rest.len();
            return Err(if at_start && is_space(unit) {
                fault.with(Fix::DeleteSpace)
            } else {
                fault
            });
        }
        place = next;
    }
    if place.rest.len() < atom {
        return Ok(place);
    }
    if atom == start.rest.len() {
        return Err(Fault::before(place.rest, missing, Fix::None));
    }
    let fix = match start.rest {
        // The dot of a sentence that ends with the id.
        [.., b'.'] if place.rest.is_empty() => Fix::DeletePrevious,
        _ => Fix::None,
    };
    Err(Fault::at(place.rest, percent, Kind::MessageIdDot, fix))
}

/// The place behind `no-fold-literal`, which is the end.
const fn no_fold_literal<'t>(
    start: Cursor<'t>,
    opening: Unit<'t>,
    spelling: &Spelling,
) -> Result<Cursor<'t>, Fault> {
    let percent = spelling.percent;
    if percent && !opening.encoded {
        return Err(refuse(start.rest, opening, true, percent));
    }
    let mut place = tri!(start.unit(opening.rest, percent));
    loop {
        place = tri!(place.run(run::skip(place.rest, spelling.mdtext), percent));
        let unit = match unit::read(place.rest, percent) {
            Read::End => return Err(unclosed(place.rest, percent)),
            Read::Malformed => return Err(malformed(place.rest)),
            Read::Unit(unit) => unit,
        };
        let next = tri!(place.unit(unit.rest, percent));
        let closing = unit.octet == b']';
        if percent && !unit.encoded || !closing && !MDTEXT.has(unit.octet) {
            let encodable = closing || MDTEXT.has(unit.octet);
            return Err(refuse(place.rest, unit, encodable, percent));
        }
        place = next;
        if closing {
            break;
        }
    }
    if place.rest.is_empty() {
        return Ok(place);
    }
    Err(Fault::at(place.rest, percent, Kind::MessageIdAfterLiteral, fix_octet(place.rest)))
}

const fn malformed(rest: &[u8]) -> Fault {
    Fault::at(rest, true, Kind::MessageIdEncoding, Fix::EncodePercent)
}

const fn unclosed(rest: &[u8], percent: bool) -> Fault {
    let fix = if percent { Fix::InsertEncodedLiteralEnd } else { Fix::InsertLiteralEnd };
    Fault::before(rest, Kind::MessageIdLiteralUnclosed, fix)
}

/// The unit at the beginning of `rest` may not stand there, or not as it is written.
const fn refuse(rest: &[u8], unit: Unit<'_>, encodable: bool, percent: bool) -> Fault {
    let (kind, fix) = match (unit.encoded, encodable) {
        // A slash at the end can be of the id, or what programs add to any path.
        (false, true) if unit.octet == b'/' && unit.rest.is_empty() => {
            (Kind::MessageIdRawOctet, Fix::None)
        }
        (false, true) => (Kind::MessageIdRawOctet, Fix::Encode),
        (false, false) => (Kind::MessageIdOctet, fix_octet(rest)),
        (true, _) if unit.rest.is_empty() && TRAILING.has(unit.octet) => {
            (Kind::MessageIdEncodedOctet, Fix::Delete)
        }
        (true, _) => (Kind::MessageIdEncodedOctet, Fix::None),
    };
    Fault::at(rest, percent, kind, fix)
}

/// The punctuation of a sentence stands behind ids, not in them.
const fn fix_octet(rest: &[u8]) -> Fix {
    if run::skip(rest, TRAILING).is_empty() { Fix::DeleteTrailing } else { Fix::None }
}

const fn is_space(unit: Unit<'_>) -> bool {
    !unit.encoded && SPACE.has(unit.octet)
}
