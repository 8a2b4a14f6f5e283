//! Which text a scan accepts, as a value.

use crate::octet::{
    ATEXT, ATEXT_RAW, GROUP_CHAR, MDTEXT, MDTEXT_RAW, OctetSet, WILDMAT_EXACT_TEXT,
};

/// How the names inside a URI are spelled: which octets of each may stand as themselves, and
/// whether `%` introduces an encoded octet.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spelling {
    pub(crate) percent: bool,
    pub(crate) atext: &'static OctetSet,
    pub(crate) mdtext: &'static OctetSet,
    pub(crate) newsgroup: &'static OctetSet,
}

impl Spelling {
    /// A name by itself, outside of any URI: every octet stands for itself.
    pub(crate) const PLAIN: &'static Self =
        &Self { percent: false, atext: ATEXT, mdtext: MDTEXT, newsgroup: WILDMAT_EXACT_TEXT };

    /// A name in a URI of RFC 5538.
    pub(crate) const URI: &'static Self =
        &Self { percent: true, atext: ATEXT_RAW, mdtext: MDTEXT_RAW, newsgroup: GROUP_CHAR };
}

/// A grammar of news URIs: what [`scan`](crate::scan) accepts.
///
/// ```
/// use newsuri_core::{Grammar, scan};
///
/// const GRAMMAR: &Grammar = Grammar::RFC5538;
/// assert!(scan("snews://news.example.com/", GRAMMAR).is_ok());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Grammar {
    pub(crate) spelling: &'static Spelling,
    /// Whether the historical `snews` is a scheme of it.
    pub(crate) snews: bool,
    /// Whether a fragment may follow.
    pub(crate) fragment: bool,
}

impl Grammar {
    /// RFC 5538, with the constructs of RFC 3986, 5536 and 3977 that it names.
    ///
    /// ```
    /// use newsuri_core::{Grammar, scan};
    ///
    /// assert!(scan("news:comp.lang.rust#top", Grammar::RFC5538).is_ok());
    /// ```
    pub const RFC5538: &'static Self =
        &Self { spelling: Spelling::URI, snews: true, fragment: true };
}
