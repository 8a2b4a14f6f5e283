//! Classes of octets, each with the ABNF rule it stands for.

use crate::lacking::Lacking;

/// A set of octets, as a table with one entry for each of the 256.
///
/// ```
/// use newsuri_core::octet::GROUP_CHAR;
///
/// assert!(GROUP_CHAR.has(b'+') && !GROUP_CHAR.has(b'~'));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct OctetSet(pub(crate) [bool; 256]);

impl OctetSet {
    const fn of(octets: &[u8]) -> Self {
        let mut table = [false; 256];
        let mut left = octets;
        while let [octet, rest @ ..] = left {
            table[*octet as usize] = true;
            left = rest;
        }
        Self(table)
    }

    const fn range(first: u8, last: u8) -> Self {
        let mut table = [false; 256];
        let mut octet = first as usize;
        while octet <= last as usize {
            table[octet] = true;
            octet += 1;
        }
        Self(table)
    }

    const fn or(mut self, other: &Self) -> Self {
        let mut octet = 0;
        while octet < 256 {
            self.0[octet] |= other.0[octet];
            octet += 1;
        }
        self
    }

    const fn and(mut self, other: &Self) -> Self {
        let mut octet = 0;
        while octet < 256 {
            self.0[octet] &= other.0[octet];
            octet += 1;
        }
        self
    }

    const fn without(self, octets: &[u8]) -> Self {
        self.and(&Self::of(octets).not())
    }

    const fn not(mut self) -> Self {
        let mut octet = 0;
        while octet < 256 {
            self.0[octet] = !self.0[octet];
            octet += 1;
        }
        self
    }

    /// Whether the octet is in the set.
    ///
    /// ```
    /// use newsuri_core::octet::{FRAGMENT, GROUP_CHAR};
    ///
    /// assert!(FRAGMENT.has(b'/'));
    /// assert!(!GROUP_CHAR.has(b'/'));
    /// ```
    #[must_use]
    pub const fn has(&self, octet: u8) -> bool {
        self.0[octet as usize]
    }

    /// The octets of a text that are not in the set, which must have all of [`GROUP_CHAR`]: its
    /// octets are not looked at one by one.
    ///
    /// ```
    /// use newsuri_core::octet::GROUP_CHAR;
    ///
    /// assert_eq!(GROUP_CHAR.lacking("comp.lang.c++").count(), 0);
    /// let octets = GROUP_CHAR.lacking("fr.rec.café");
    /// assert!(octets.eq([(10, 0xC3), (11, 0xA9)]));
    /// ```
    #[inline]
    #[must_use]
    pub fn lacking<'t>(&'static self, text: &'t str) -> Lacking<'t> {
        Lacking::new(text.as_bytes(), self)
    }
}

/// `ALPHA = %x41-5A / %x61-7A` (RFC 5234, B.1)
pub(crate) const ALPHA: &OctetSet = &OctetSet::range(b'A', b'Z').or(&OctetSet::range(b'a', b'z'));

/// `DIGIT = %x30-39` (RFC 5234, B.1)
pub(crate) const DIGIT: &OctetSet = &OctetSet::range(b'0', b'9');

/// `HEXDIG = DIGIT / "A" / "B" / "C" / "D" / "E" / "F"`, in either case (RFC 5234, B.1 and 2.3)
pub(crate) const HEXDIG: &OctetSet = &DIGIT.or(&OctetSet::of(b"ABCDEFabcdef"));

/// `scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )`, any octet of it (RFC 3986, 3.1)
pub(crate) const SCHEME: &OctetSet = &ALPHA.or(DIGIT).or(&OctetSet::of(b"+-."));

/// `unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"` (RFC 3986, 2.3)
pub const UNRESERVED: &OctetSet = &ALPHA.or(DIGIT).or(&OctetSet::of(b"-._~"));

/// `sub-delims = "!" / "$" / "&" / "'" / "(" / ")" / "*" / "+" / "," / ";" / "="` (RFC 3986, 2.2)
pub(crate) const SUB_DELIMS: &OctetSet = &OctetSet::of(b"!$&'()*+,;=");

/// `pchar = unreserved / pct-encoded / sub-delims / ":" / "@"`, its raw octets (RFC 3986, 3.3)
pub(crate) const PCHAR: &OctetSet = &UNRESERVED.or(SUB_DELIMS).or(&OctetSet::of(b":@"));

/// `userinfo = *( unreserved / pct-encoded / sub-delims / ":" )`, its raw octets
/// (RFC 3986, 3.2.1)
pub(crate) const USERINFO: &OctetSet = &UNRESERVED.or(SUB_DELIMS).or(&OctetSet::of(b":"));

/// What a written user keeps raw: `userinfo` up to the first `:`.
pub const USER_WRITTEN: &OctetSet = &USERINFO.without(b":");

/// `reg-name = *( unreserved / pct-encoded / sub-delims )`, its raw octets (RFC 3986, 3.2.2)
pub(crate) const REG_NAME: &OctetSet = &UNRESERVED.or(SUB_DELIMS);

/// The last part of `IPvFuture = "v" 1*HEXDIG "." 1*( unreserved / sub-delims / ":" )`
/// (RFC 3986, 3.2.2)
pub(crate) const IP_FUTURE: &OctetSet = USERINFO;

/// `fragment = *( pchar / "/" / "?" )`, its raw octets (RFC 3986, 3.5)
pub const FRAGMENT: &OctetSet = &PCHAR.or(&OctetSet::of(b"/?"));

/// `atext` (RFC 5322, 3.2.3)
pub(crate) const ATEXT: &OctetSet = &ALPHA.or(DIGIT).or(&OctetSet::of(b"!#$%&'*+-/=?^_`{|}~"));

/// `mdtext = %d33-61 / %d63-90 / %d94-126` (RFC 5536, 3.1.3)
pub(crate) const MDTEXT: &OctetSet =
    &OctetSet::range(33, 61).or(&OctetSet::range(63, 90)).or(&OctetSet::range(94, 126));

/// What may stand raw in an atom of a Message-ID in a URI: what RFC 5536 and RFC 3986 both allow.
pub(crate) const ATEXT_RAW: &OctetSet = &ATEXT.and(PCHAR);

/// What may stand raw in the domain literal of a Message-ID in a URI.
pub(crate) const MDTEXT_RAW: &OctetSet = &MDTEXT.and(PCHAR);

/// What a written `id-left` keeps raw, and an `id-right` that is no domain literal: its atoms and the
/// dots between them.
pub const ID_LEFT_WRITTEN: &OctetSet = &ATEXT_RAW.or(&OctetSet::of(b"."));

/// What a written Message-ID without a domain literal keeps raw: both, and the `@` between them.
pub const MESSAGE_ID_WRITTEN: &OctetSet = &ID_LEFT_WRITTEN.or(&OctetSet::of(b"@"));

/// What a written domain literal keeps raw. `:` and `@` can be read there, but they are
/// `gen-delims`, which RFC 5538, 4 wants encoded.
pub const LITERAL_WRITTEN: &OctetSet = &MDTEXT_RAW.without(b":@");

/// What encoders that know nothing of Message-IDs encode in them without need.
pub(crate) const OVER_ENCODED: &OctetSet = &OctetSet::of(b"$&+,;=");

/// `group-char = ALPHA / DIGIT / "-" / "+" / "_" / "."` (RFC 5538, 3)
pub const GROUP_CHAR: &OctetSet = &ALPHA.or(DIGIT).or(&OctetSet::of(b"-+_."));

/// `newsgroups = *( group-char / pct-encoded / "*" )`, its raw octets (RFC 5538, 4)
pub const NEWSGROUPS: &OctetSet = &GROUP_CHAR.or(&OctetSet::of(b"*"));

/// `wildmat-exact = %x22-29 / %x2B / %x2D-3E / %x40-5A / %x5E-7E / UTF8-non-ascii`, its ASCII
/// octets (RFC 3977, 4.1)
pub(crate) const WILDMAT_EXACT: &OctetSet = &OctetSet::range(0x22, 0x29)
    .or(&OctetSet::of(b"+"))
    .or(&OctetSet::range(0x2D, 0x3E))
    .or(&OctetSet::range(0x40, 0x5A))
    .or(&OctetSet::range(0x5E, 0x7E));

/// `WILDMAT_EXACT` and every octet of non-ASCII text that is known to be UTF-8.
pub(crate) const WILDMAT_EXACT_TEXT: &OctetSet = &WILDMAT_EXACT.or(NON_ASCII);

/// The octets of non-ASCII characters.
pub(crate) const NON_ASCII: &OctetSet = &OctetSet::range(0x80, 0xFF);

/// Printable octets and those of non-ASCII characters: what a user can have meant to write.
pub(crate) const VISIBLE: &OctetSet = &OctetSet::range(0x20, 0x7E).or(NON_ASCII);

/// `newsgroup-name = 1*%d33-126`, any octet of it (the older draft, 2)
pub(crate) const PRINTABLE: &OctetSet = &OctetSet::range(33, 126);

/// `printable-ascii = 1*( %d33-61 / %d63-126 ) ; excludes ">"`, any octet of it
/// (the older draft, 2)
pub(crate) const PRINTABLE_ASCII: &OctetSet = &PRINTABLE.without(b">");

/// What the older draft reserves in names, so that it must be percent-encoded (the older draft, 2).
const RESERVED: &[u8] = b"%@/?#";

/// What may stand raw in a `newsgroup-name` of the older draft.
pub(crate) const PRINTABLE_RAW: &OctetSet = &PRINTABLE.without(RESERVED);

/// What may stand raw in a `printable-ascii` of the older draft.
pub(crate) const PRINTABLE_ASCII_RAW: &OctetSet = &PRINTABLE_ASCII.without(RESERVED);

/// What may stand raw in a pattern of the older draft and is no wildcard.
pub(crate) const WILDMAT_EXACT_RAW: &OctetSet = &WILDMAT_EXACT.without(RESERVED);

/// What a written Message-ID of the older draft keeps raw, so that RFC 3986 can read it as well.
pub const DRAFT_MESSAGE_ID_WRITTEN: &OctetSet = &PRINTABLE_ASCII_RAW.and(PCHAR);

/// What a written newsgroup name of the older draft keeps raw, so that RFC 3986 can read it as well.
pub const DRAFT_NEWSGROUP_WRITTEN: &OctetSet = &PRINTABLE_RAW.and(PCHAR);

/// What a written wildmat of the older draft keeps raw, so that RFC 3986 can read it as well.
pub const DRAFT_WILDMAT_WRITTEN: &OctetSet =
    &WILDMAT_EXACT_RAW.or(&OctetSet::of(b"*,!")).and(PCHAR);

/// `alphadigit = alpha | digit` (RFC 1738, 5)
pub(crate) const ALPHADIGIT: &OctetSet = &ALPHA.or(DIGIT);

/// The octets of a `domainlabel` and a `toplabel` (RFC 1738, 5)
pub(crate) const LABEL: &OctetSet = &ALPHADIGIT.or(&OctetSet::of(b"-"));

/// `group = alpha *[ alpha | digit | "-" | "." | "+" | "_" ]`, any octet of it (RFC 1738, 5)
pub(crate) const URL_GROUP: &OctetSet = &ALPHADIGIT.or(&OctetSet::of(b"-.+_"));

/// `article = 1*[ uchar | ";" | "/" | "?" | ":" | "&" | "=" ] "@" host`, the raw octets before the
/// `@` (RFC 1738, 5)
pub(crate) const URL_ARTICLE: &OctetSet = &ALPHADIGIT.or(&OctetSet::of(b"$-_.+!*'(),;/?:&="));

/// Every octet.
pub(crate) const ANY: &OctetSet = &OctetSet::range(0, 255);

/// Where the authority ends (RFC 3986, 3.2), negated: what is skipped to find it.
pub(crate) const BEFORE_PATH: &OctetSet = &OctetSet::of(b"/?#").not();

/// Where the path ends (RFC 3986, 3.3), negated.
pub(crate) const BEFORE_QUERY: &OctetSet = &OctetSet::of(b"?#").not();

/// Everything but the `@` behind a userinfo or in a Message-ID.
pub(crate) const BEFORE_AT: &OctetSet = &OctetSet::of(b"@").not();

/// Everything but the `%` of a triplet.
pub(crate) const BEFORE_PERCENT: &OctetSet = &OctetSet::of(b"%").not();

/// Everything but the `:` before a password.
pub(crate) const BEFORE_COLON: &OctetSet = &OctetSet::of(b":").not();

/// Everything but the slash before an article number.
pub(crate) const BEFORE_SLASH: &OctetSet = &OctetSet::of(b"/").not();

/// Everything but the `]` behind an IP literal.
pub(crate) const BEFORE_BRACKET: &OctetSet = &OctetSet::of(b"]").not();

/// Everything but the `>` behind a Message-ID.
pub(crate) const BEFORE_ANGLE: &OctetSet = &OctetSet::of(b">").not();

/// Everything but what a URI encodes, or what ends its path.
pub(crate) const BEFORE_ENCODED: &OctetSet = &OctetSet::of(b"%?#").not();

/// What ends a sentence or a quotation rather than a name.
pub(crate) const TRAILING: &OctetSet = &OctetSet::of(b">.,;:)]\" \t\r\n");

/// The octets of an `IPv4address` (RFC 3986, 3.2.2).
pub(crate) const IPV4: &OctetSet = &DIGIT.or(&OctetSet::of(b"."));

/// The octets of an `IPv6address` (RFC 3986, 3.2.2).
pub(crate) const ADDRESS: &OctetSet = &HEXDIG.or(&OctetSet::of(b":."));

/// Everything but the `:` before a password and the `[` of an address.
pub(crate) const BEFORE_COLON_OR_BRACKET: &OctetSet = &OctetSet::of(b":[").not();

/// Where a query ends (RFC 3986, 3.4), negated.
pub(crate) const BEFORE_FRAGMENT: &OctetSet = &OctetSet::of(b"#").not();

/// White space.
pub(crate) const SPACE: &OctetSet = &OctetSet::of(b" \t\r\n");

/// What people write for the slashes before an authority.
pub(crate) const SLASHES: &OctetSet = &OctetSet::of(b"/\\");

/// What people put around a URI (RFC 3986, appendix C).
pub(crate) const ENCLOSING: &OctetSet = &OctetSet::of(b"<>\"'` \t\r\n");
