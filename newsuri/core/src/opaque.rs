//! Components whose octets are of one class or percent-encoded, whatever they decode to: the
//! userinfo and the fragment.

use crate::fault::{Fault, Fix};
use crate::kind::ParseErrorKind;
use crate::octet::{OctetSet, VISIBLE};
use crate::run;
use crate::unit::{self, Read};

/// Checks such a component.
pub(crate) const fn scan(
    text: &[u8],
    raw: &OctetSet,
    octet: ParseErrorKind,
    encoding: ParseErrorKind,
) -> Result<(), Fault> {
    let mut left = run::skip(text, raw);
    loop {
        match unit::read(left, true) {
            Read::End => return Ok(()),
            Read::Malformed => return Err(Fault::at(left, true, encoding, Fix::EncodePercent)),
            Read::Unit(unit) if unit.encoded => left = run::skip(unit.rest, raw),
            Read::Unit(unit) => {
                let fix = if VISIBLE.has(unit.octet) { Fix::Encode } else { Fix::None };
                return Err(Fault::at(left, true, octet, fix));
            }
        }
    }
}
