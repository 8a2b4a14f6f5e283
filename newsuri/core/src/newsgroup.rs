//! Names of newsgroups.
//!
//! ```text
//! group           = 1*( group-char / pct-encoded )        ; RFC 5538, 3
//! newsgroup-name  = 1*wildmat-exact                       ; RFC 3977, 9.8
//! ```

use crate::fault::{Fault, Fix};
use crate::grammar::Spelling;
use crate::kind::ParseErrorKind as Kind;
use crate::wildmat;

/// Checks that `text` names one group.
pub(crate) const fn scan(text: &[u8], spelling: &Spelling) -> Result<(), Fault> {
    scan_from(text, 0, spelling)
}

/// Checks that `text` names one group, and begins with so many plain octets at least.
pub(crate) const fn scan_from(text: &[u8], plain: usize, spelling: &Spelling) -> Result<(), Fault> {
    if text.is_empty() {
        return Err(Fault::before(text, Kind::NewsgroupMissing, Fix::None));
    }
    match wildmat::scan_from(text, plain, spelling, false) {
        Ok(_) => Ok(()),
        Err(fault) => Err(fault),
    }
}
