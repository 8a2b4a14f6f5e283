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
use crate::octet::{ATEXT, BEFORE_ENCODED, MDTEXT, SCHEME, TRAILING};
use crate::run;
use crate::unit::{self, Read, Unit};

/// The most octets a Message-ID has without its angle brackets; with them, 250 (RFC 5536, 3.1.3).
pub(crate) const MAX_LEN: usize = 248;

/// What is known of a text before it is read: a place before which all is right.
#[derive(Clone, Copy)]
pub(crate) struct Known {
    /// Where the side of the `@` begins in which the place is.
    pub(crate) side: usize,
    /// Where the atom begins.
    pub(crate) atom: usize,
    pub(crate) place: usize,
}

impl Known {
    pub(crate) const NOTHING: Self = Self { side: 0, atom: 0, place: 0 };
}

/// Checks that `text` is a Message-ID.
pub(crate) const fn scan(text: &[u8], spelling: &Spelling) -> Result<(), Fault> {
    scan_from(text, Known::NOTHING, spelling)
}

/// Checks that `text` is a Message-ID of which something is known.
pub(crate) const fn scan_from(text: &[u8], known: Known, spelling: &Spelling) -> Result<(), Fault> {
    measure(text, spelling.percent, scan_any_length(text, known, spelling))
}

/// What a scan found, or that the text is too long if that shows first.
const fn measure(text: &[u8], percent: bool, scanned: Result<(), Fault>) -> Result<(), Fault> {
    if text.len() <= MAX_LEN {
        return scanned;
    }
    match (excess(text, percent), scanned) {
        ([], scanned) => scanned,
        (excess, Err(fault)) if fault.is_before(excess) => Err(fault),
        // The id ends at its greatest length. To encode what follows would not help.
        (excess, Err(fault)) if fault.is_at(excess, Kind::MessageIdAfterLiteral) => Err(fault),
        (excess, _) => Err(Fault::at(excess, percent, Kind::MessageIdTooLong, Fix::None)),
    }
}

/// Behind as many octets as a Message-ID has at most. Nothing, if one of them is malformed.
const fn excess(text: &[u8], percent: bool) -> &[u8] {
    let mut rest = text;
    let mut octets = 0;
    while octets < MAX_LEN {
        rest = match unit::read(rest, percent) {
            Read::Unit(unit) => unit.rest,
            Read::End | Read::Malformed => return &[],
        };
        octets += 1;
    }
    rest
}

const fn scan_any_length(text: &[u8], known: Known, spelling: &Spelling) -> Result<(), Fault> {
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
    let (_, place) = text.split_at(known.place);
    let atom = text.len() - known.atom;
    if known.side > 0 {
        let (_, right) = text.split_at(known.side);
        return id_right(right, place, atom, spelling);
    }
    match tri!(dot_atom_text(text, place, atom, spelling, Kind::MessageIdLeftMissing)) {
        [_, right @ ..] => id_right(right, right, right.len(), spelling),
        rest => Err(Fault::before(rest, Kind::MessageIdAtMissing, Fix::None)),
    }
}

/// Checks that `text` is `id-right`, as [`dot_atom_text`] does.
const fn id_right(
    text: &[u8],
    place: &[u8],
    atom: usize,
    spelling: &Spelling,
) -> Result<(), Fault> {
    let rest = match unit::read(text, spelling.percent) {
        Read::Unit(unit) if unit.octet == b'[' => tri!(no_fold_literal(text, unit, spelling)),
        _ => tri!(dot_atom_text(text, place, atom, spelling, Kind::MessageIdRightMissing)),
    };
    match rest {
        [] => Ok(()),
        rest => Err(Fault::at(rest, spelling.percent, Kind::MessageIdSecondAt, Fix::None)),
    }
}

/// Checks that `text` is `id-left` by itself.
pub(crate) const fn scan_left(text: &[u8]) -> Result<(), Fault> {
    let left = dot_atom_text(text, text, text.len(), Spelling::PLAIN, Kind::MessageIdLeftMissing);
    let scanned = match left {
        Ok([]) => Ok(()),
        Ok(rest) => Err(Fault::at(rest, false, Kind::MessageIdOctet, Fix::None)),
        // What ends a sentence does not stand in the middle of an id.
        Err(fault) => Err(fault.instead_of(Fix::DeletePrevious, Fix::None)),
    };
    measure(text, false, scanned)
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

/// What is behind `dot-atom-text`, with which `text` begins: a raw `@`, or nothing. It is read from `place`
/// on; `atom` is how much was left to read when the atom began in which that is.
const fn dot_atom_text<'t>(
    text: &'t [u8],
    place: &'t [u8],
    mut atom: usize,
    spelling: &Spelling,
    missing: Kind,
) -> Result<&'t [u8], Fault> {
    let percent = spelling.percent;
    let mut rest = place;
    loop {
        rest = run::skip(rest, spelling.atext);
        let unit = match unit::read(rest, percent) {
            Read::End => break,
            Read::Malformed => return Err(malformed(rest)),
            Read::Unit(unit) => unit,
        };
        match unit.octet {
            b'@' if !unit.encoded => break,
            b'.' if rest.len() == atom => {
                return Err(Fault::at(rest, percent, Kind::MessageIdDot, Fix::None));
            }
            b'.' => atom = unit.rest.len(),
            octet if ATEXT.has(octet) && (unit.encoded || !percent) => {}
            b' ' | b'\t' | b'\r' | b'\n' if !unit.encoded && rest.len() == text.len() => {
                return Err(refuse(rest, unit, false, percent).with(Fix::DeleteSpace));
            }
            octet => return Err(refuse(rest, unit, ATEXT.has(octet), percent)),
        }
        rest = unit.rest;
    }
    if rest.len() < atom {
        return Ok(rest);
    }
    if atom == text.len() {
        return Err(Fault::before(rest, missing, Fix::None));
    }
    let fix = match text {
        // The dot of a sentence that ends with the id.
        [.., b'.'] if rest.is_empty() => Fix::DeletePrevious,
        _ => Fix::None,
    };
    Err(Fault::at(rest, percent, Kind::MessageIdDot, fix))
}

/// What is behind `no-fold-literal`, with which `text` begins: nothing.
const fn no_fold_literal<'t>(
    text: &'t [u8],
    opening: Unit<'t>,
    spelling: &Spelling,
) -> Result<&'t [u8], Fault> {
    let percent = spelling.percent;
    if percent && !opening.encoded {
        return Err(refuse(text, opening, true, percent));
    }
    let mut rest = opening.rest;
    loop {
        rest = run::skip(rest, spelling.mdtext);
        let unit = match unit::read(rest, percent) {
            Read::End => return Err(unclosed(rest, percent)),
            Read::Malformed => return Err(malformed(rest)),
            Read::Unit(unit) => unit,
        };
        let closing = unit.octet == b']';
        if percent && !unit.encoded || !closing && !MDTEXT.has(unit.octet) {
            let encodable = closing || MDTEXT.has(unit.octet);
            return Err(refuse(rest, unit, encodable, percent));
        }
        rest = unit.rest;
        if closing {
            break;
        }
    }
    if rest.is_empty() {
        return Ok(rest);
    }
    Err(Fault::at(rest, percent, Kind::MessageIdAfterLiteral, fix_octet(rest)))
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
