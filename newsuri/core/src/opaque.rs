//! Components whose octets are of one class or percent-encoded, whatever they decode to: the
//! userinfo and the fragment.

use crate::fault::{Fault, Fix};
use crate::kind::ParseErrorKind;
use crate::octet::{ANY, OctetSet, VISIBLE};
use crate::unit::{self, Read};

/// Checks such a component.
pub(crate) const fn scan(
    text: &[u8],
    raw: &OctetSet,
    octet: ParseErrorKind,
    encoding: ParseErrorKind,
) -> Result<(), Fault> {
    let rest = unit::skip(text, true, raw, ANY);
    match unit::read(rest, true) {
        Read::End => Ok(()),
        Read::Malformed => Err(Fault::at(rest, true, encoding, Fix::EncodePercent)),
        Read::Unit(unit) => {
            let fix = if VISIBLE.has(unit.octet) { Fix::Encode } else { Fix::None };
            Err(Fault::at(rest, true, octet, fix))
        }
    }
}
