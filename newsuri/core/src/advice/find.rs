//! How each kind of advice is found. Every function is one kind of the table.

use core::ops::Range;

use super::{Found, Uri};
use crate::authority::HostKind;
use crate::fault::Fix;
use crate::grammar::Spelling;
use crate::message_id;
use crate::octet::{
    ALPHADIGIT, DIGIT, GROUP_CHAR, ID_LEFT_WRITTEN, LITERAL_WRITTEN, NEWSGROUPS, OVER_ENCODED,
    OctetSet, UNRESERVED,
};
use crate::parts::TargetKind;
use crate::scheme::Scheme;
use crate::unit::{self, Read};

/// A unit of a part: the octet, whether it is encoded, and its place in the text.
struct Place {
    octet: u8,
    encoded: bool,
    range: Range<usize>,
}

impl<'t> Uri<'t> {
    fn bytes(&self, range: &Range<usize>) -> &'t [u8] {
        self.text.as_bytes().get(range.clone()).unwrap_or_default()
    }

    /// The units of a part.
    fn units(&self, range: Range<usize>) -> impl Iterator<Item = Place> + 't {
        let mut left = self.bytes(&range);
        core::iter::from_fn(move || {
            let start = range.end - left.len();
            let Read::Unit(unit) = unit::read(left, true) else { return None };
            left = unit.rest;
            let end = range.end - left.len();
            Some(Place { octet: unit.octet, encoded: unit.encoded, range: start..end })
        })
    }

    fn name(&self) -> Range<usize> {
        self.parts.name(self.text)
    }

    /// The name, if it is that of one group.
    fn newsgroup(&self) -> Option<Range<usize>> {
        match self.parts.kind() {
            TargetKind::Group | TargetKind::NumberedArticle => Some(self.name()),
            _ => None,
        }
    }

    /// The Message-ID, if there is one.
    fn message_id(&self) -> Option<Range<usize>> {
        (self.parts.kind() == TargetKind::Article).then(|| self.name())
    }

    /// The digits of a number, if there is one.
    fn article_number(&self) -> Option<(Range<usize>, u64)> {
        let range = self.parts.numbers(self.text)?;
        Some((range, self.parts.article_number(self.text)?))
    }

    fn has_host(&self) -> bool {
        !self.parts.host().is_empty()
    }

    fn authority(&self) -> Range<usize> {
        let start =
            self.parts.userinfo().map_or(self.parts.host().start, |userinfo| userinfo.start);
        start..self.parts.authority_end as usize
    }

    /// The colon before the port, and what follows it.
    fn port(&self) -> Option<Range<usize>> {
        let range = self.parts.host().end..self.parts.authority_end as usize;
        (!range.is_empty()).then_some(range)
    }

    /// Whether the URI is nothing but a server, without a slash.
    fn is_server(&self) -> bool {
        self.parts.has_authority() && !self.parts.has_slash()
    }
}

/// What only an older grammar gives reason for.
pub(crate) fn nothing(_: &Uri<'_>) -> Option<Found> {
    None
}

pub(crate) fn snews(uri: &Uri<'_>) -> Option<Found> {
    if uri.parts.scheme() != Scheme::Snews {
        return None;
    }
    Some(Found::new(0.."snews".len(), Fix::None))
}

pub(crate) fn nntp_group(uri: &Uri<'_>) -> Option<Found> {
    if uri.parts.scheme() != Scheme::Nntp || uri.parts.kind() != TargetKind::Group {
        return None;
    }
    Some(Found::new(0.."nntp".len(), Fix::News))
}

pub(crate) fn server_slash(uri: &Uri<'_>) -> Option<Found> {
    if !uri.is_server() || server_is_message_id(uri).is_some() || server_is_newsgroup(uri).is_some()
    {
        return None;
    }
    let end = uri.authority().end;
    Some(Found::new(end..end, Fix::InsertSlash))
}

pub(crate) fn server_is_message_id(uri: &Uri<'_>) -> Option<Found> {
    let authority = uri.authority();
    let is_id = message_id::scan(uri.bytes(&authority), Spelling::URI).is_ok();
    if !uri.is_server() || !is_id {
        return None;
    }
    Some(Found::new(authority.start - "//".len()..authority.start, Fix::DeleteSlashes))
}

/// The hierarchies that most groups are in, and hardly any host.
const HIERARCHIES: &[&str] =
    &["alt", "comp", "humanities", "microsoft", "misc", "rec", "sci", "soc", "talk"];

/// Ends of hosts, that no group in those hierarchies has.
const DOMAINS: &[&str] = &["com", "edu", "example", "gov", "info", "int", "mil", "net", "org"];

pub(crate) fn server_is_newsgroup(uri: &Uri<'_>) -> Option<Found> {
    let authority = uri.authority();
    let host = uri.parts.host();
    let only_host = authority == host && uri.name().is_empty();
    let text = uri.text.get(host)?;
    let (first, last) = (text.split('.').next()?, text.rsplit('.').next()?);
    let is_hierarchy = HIERARCHIES.contains(&first) && text.len() > first.len();
    // As `sci.fi`, which is a host.
    let is_country = last.len() == 2 && text.len() == first.len() + last.len() + 1;
    if !only_host || !is_hierarchy || is_country || DOMAINS.contains(&last) {
        return None;
    }
    let fix = if uri.is_server() { Fix::DeleteSlashes } else { Fix::None };
    Some(Found::new(authority.start - "//".len()..authority.start, fix))
}

pub(crate) fn password(uri: &Uri<'_>) -> Option<Found> {
    Some(Found::new(uri.parts.password(uri.text)?, Fix::DeleteWithPrevious))
}

pub(crate) fn userinfo_control(uri: &Uri<'_>) -> Option<Found> {
    let control = uri.units(uri.parts.userinfo()?).find(|unit| unit.octet.is_ascii_control())?;
    Some(Found::new(control.range, Fix::None))
}

pub(crate) fn user_without_host(uri: &Uri<'_>) -> Option<Found> {
    let userinfo = uri.parts.userinfo().filter(|userinfo| !userinfo.is_empty())?;
    if uri.has_host() {
        return None;
    }
    Some(Found::new(userinfo, Fix::None))
}

pub(crate) fn host_octets(uri: &Uri<'_>) -> Option<Found> {
    if uri.parts.host_kind() != HostKind::Name {
        return None;
    }
    let host = uri.parts.host();
    let mut left = uri.bytes(&host);
    while let Read::Unit(unit) = unit::read(left, true) {
        left = match unit.octet {
            0x80.. => match unit::utf8_sequence(left) {
                Some(rest) => rest,
                None => break,
            },
            octet if octet.is_ascii_control() => break,
            _ => unit.rest,
        };
    }
    let start = host.end - left.len();
    if left.is_empty() {
        return None;
    }
    Some(Found::new(start..start + unit::width(left, true), Fix::None))
}

pub(crate) fn port_without_host(uri: &Uri<'_>) -> Option<Found> {
    let is_default = uri.parts.port()? == uri.parts.scheme().default_port();
    if uri.has_host() || is_default {
        return None;
    }
    Some(Found::new(uri.port()?, Fix::None))
}

pub(crate) fn port_default(uri: &Uri<'_>) -> Option<Found> {
    if uri.parts.port()? != uri.parts.scheme().default_port() {
        return None;
    }
    Some(Found::new(uri.port()?, Fix::Delete))
}

pub(crate) fn port_empty(uri: &Uri<'_>) -> Option<Found> {
    let range = uri.port()?;
    if uri.parts.port().is_some() {
        return None;
    }
    Some(Found::new(range, Fix::Delete))
}

pub(crate) fn port_zero(uri: &Uri<'_>) -> Option<Found> {
    if uri.parts.port()? != 0 {
        return None;
    }
    Some(Found::new(uri.port()?, Fix::None))
}

pub(crate) fn port_zeros(uri: &Uri<'_>) -> Option<Found> {
    let colon = uri.port()?;
    Some(Found::new(leading_zeros(uri, colon.start + 1..colon.end)?, Fix::Delete))
}

/// The zeros that a number can do without.
fn leading_zeros(uri: &Uri<'_>, digits: Range<usize>) -> Option<Range<usize>> {
    let text = uri.text.get(digits.clone())?;
    let zeros = text.len() - text.trim_start_matches('0').len();
    let needless = zeros.min(text.len().saturating_sub(1));
    (needless > 0).then(|| digits.start..digits.start + needless)
}

pub(crate) fn message_id_percent(uri: &Uri<'_>) -> Option<Found> {
    let percent = needless_in_message_id(uri, true)?;
    let fix = if looks_raw(uri) { Fix::EncodePercent } else { Fix::None };
    Some(Found::new(percent, fix))
}

/// Whether a Message-ID looks as if nobody had encoded it: those who encode more than it needs encode
/// every `$` or `+` in it.
fn looks_raw(uri: &Uri<'_>) -> bool {
    let is_raw = |unit: Place| !unit.encoded && OVER_ENCODED.has(unit.octet);
    uri.message_id().is_some_and(|id| uri.units(id).any(is_raw))
}

/// The first triplet that need not be one: of those that may be three characters of the id itself, or
/// of the others.
///
/// Nobody encodes letters and digits, so these may be.
fn needless_in_message_id(uri: &Uri<'_>, raw: bool) -> Option<Range<usize>> {
    let id = uri.message_id()?;
    let literal = literal_start(uri, id.clone()).unwrap_or(id.end);
    let looks_raw = looks_raw(uri);
    let mut needless = uri.units(id).filter(|unit| {
        let written = if unit.range.start > literal { LITERAL_WRITTEN } else { ID_LEFT_WRITTEN };
        unit.encoded && written.has(unit.octet)
    });
    let found = needless.find(|unit| (looks_raw || ALPHADIGIT.has(unit.octet)) == raw);
    found.map(|unit| unit.range)
}

pub(crate) fn message_id_literal(uri: &Uri<'_>) -> Option<Found> {
    let id = uri.message_id()?;
    let literal = literal_start(uri, id.clone())?;
    Some(Found::new(literal..id.end, Fix::None))
}

/// Where the domain literal of a Message-ID begins.
fn literal_start(uri: &Uri<'_>, id: Range<usize>) -> Option<usize> {
    let mut behind_at = uri.units(id).skip_while(|unit| unit.encoded || unit.octet != b'@').skip(1);
    behind_at.next().filter(|unit| unit.octet == b'[').map(|unit| unit.range.start)
}

pub(crate) fn newsgroup_at(uri: &Uri<'_>) -> Option<Found> {
    if uri.parts.scheme() == Scheme::Nntp {
        return None;
    }
    let at = uri.units(uri.newsgroup()?).find(|unit| unit.octet == b'@')?;
    Some(Found::new(at.range, Fix::Decode))
}

pub(crate) fn pattern(uri: &Uri<'_>) -> Option<Found> {
    if uri.parts.kind() != TargetKind::Groups {
        return None;
    }
    let wildcard = uri.units(uri.name()).find(|unit| matches!(unit.octet, b'*' | b'?'))?;
    Some(Found::new(wildcard.range, Fix::None))
}

pub(crate) fn newsgroup_mark(uri: &Uri<'_>) -> Option<Found> {
    const MARK: &[u8] = "\u{FEFF}".as_bytes();
    let name = uri.name();
    let mark = uri.units(name.clone()).find(|unit| {
        let octets = uri.units(unit.range.start..name.end).map(|unit| unit.octet);
        unit.octet == 0xEF && octets.take(MARK.len()).eq(MARK.iter().copied())
    })?;
    Some(Found::new(mark.range.start..mark.range.start + "%EF%BB%BF".len(), Fix::Delete))
}

/// A component of the name of a group, each unit of it.
fn components<'t>(uri: &Uri<'t>) -> impl Iterator<Item = Range<usize>> + use<'t> {
    let uri = *uri;
    let name = uri.newsgroup();
    let mut left = name.clone();
    core::iter::from_fn(move || {
        let Range { start, end } = left.clone()?;
        let dot = uri.units(start..end).find(|unit| unit.octet == b'.');
        left = dot.as_ref().map(|dot| dot.range.end..end);
        Some(start..dot.map_or(end, |dot| dot.range.start))
    })
}

fn decodes_to(uri: &Uri<'_>, range: &Range<usize>, words: &[&str]) -> bool {
    let is = |word: &&str| uri.units(range.clone()).map(|unit| unit.octet).eq(word.bytes());
    words.iter().any(is)
}

pub(crate) fn newsgroup_dot(uri: &Uri<'_>) -> Option<Found> {
    let name = uri.newsgroup()?;
    let empty = components(uri).find(Range::is_empty)?;
    // The dot that is too many: the one behind the empty component, or the last of the name.
    let mut dots = uri.units(empty.start.min(name.end)..name.end);
    let dot = dots.next().or_else(|| uri.units(name).last())?;
    Some(Found::new(dot.range, Fix::Delete))
}

pub(crate) fn newsgroup_character(uri: &Uri<'_>) -> Option<Found> {
    let mut units = uri.units(uri.newsgroup()?);
    // An `@` in `news` is another matter.
    let at = if uri.parts.scheme() == Scheme::Nntp { None } else { Some(b'@') };
    let odd = units.find(|unit| !GROUP_CHAR.has(unit.octet) && at != Some(unit.octet))?;
    Some(Found::new(odd.range, Fix::None))
}

pub(crate) fn newsgroup_digits(uri: &Uri<'_>) -> Option<Found> {
    let number = components(uri).find(|component| {
        !component.is_empty() && uri.units(component.clone()).all(|unit| DIGIT.has(unit.octet))
    })?;
    Some(Found::new(number, Fix::None))
}

pub(crate) fn newsgroup_upper_case(uri: &Uri<'_>) -> Option<Found> {
    let mut units = uri.units(uri.newsgroup()?);
    Some(Found::new(units.find(|unit| unit.octet.is_ascii_uppercase())?.range, Fix::None))
}

pub(crate) fn newsgroup_sign(uri: &Uri<'_>) -> Option<Found> {
    let mut firsts = components(uri).filter_map(|component| uri.units(component).next());
    Some(Found::new(
        firsts.find(|first| matches!(first.octet, b'+' | b'-' | b'_'))?.range,
        Fix::None,
    ))
}

pub(crate) fn newsgroup_reserved(uri: &Uri<'_>) -> Option<Found> {
    let name = uri.newsgroup()?;
    if decodes_to(uri, &name, &["poster", "junk"]) {
        return Some(Found::new(name, Fix::None));
    }
    let mut components = components(uri);
    let first = components.next()?;
    if decodes_to(uri, &first, &["example", "to", "control", "all", "ctl"]) {
        return Some(Found::new(first, Fix::None));
    }
    Some(Found::new(components.find(|other| decodes_to(uri, other, &["all", "ctl"]))?, Fix::None))
}

pub(crate) fn article_number_zero(uri: &Uri<'_>) -> Option<Found> {
    let (range, _) = uri.article_number().filter(|(_, number)| *number == 0)?;
    Some(Found::new(range, Fix::None))
}

pub(crate) fn article_number_zeros(uri: &Uri<'_>) -> Option<Found> {
    let (range, _) = uri.article_number()?;
    Some(Found::new(leading_zeros(uri, range)?, Fix::Delete))
}

pub(crate) fn article_number_large(uri: &Uri<'_>) -> Option<Found> {
    const MAX: u64 = 2_147_483_647;
    let (range, _) = uri.article_number().filter(|(_, number)| *number > MAX)?;
    Some(Found::new(range, Fix::None))
}

pub(crate) fn fragment_at(uri: &Uri<'_>) -> Option<Found> {
    let start = uri.parts.fragment_start(uri.text)?;
    let has_at = uri.bytes(&(start..uri.text.len())).contains(&b'@');
    if !has_at || uri.parts.kind() == TargetKind::Article {
        return None;
    }
    Some(Found::new(start - 1..start, Fix::Encode))
}

pub(crate) fn needless_encoding(uri: &Uri<'_>) -> Option<Found> {
    let first = |range: Range<usize>, raw: &OctetSet| {
        let mut units = uri.units(range);
        units.find(|unit| unit.encoded && raw.has(unit.octet)).map(|unit| unit.range)
    };
    let host = (uri.parts.host_kind() == HostKind::Name).then(|| uri.parts.host());
    let fragment = uri.parts.fragment_start(uri.text).map(|start| start..uri.text.len());
    let needless = uri.parts.userinfo().and_then(|userinfo| first(userinfo, UNRESERVED));
    let needless = needless.or_else(|| first(host?, UNRESERVED));
    let needless = needless.or_else(|| needless_in_name(uri));
    Some(Found::new(needless.or_else(|| first(fragment?, UNRESERVED))?, Fix::Decode))
}

fn needless_in_name(uri: &Uri<'_>) -> Option<Range<usize>> {
    let raw = match uri.parts.kind() {
        TargetKind::Article => return needless_in_message_id(uri, false),
        TargetKind::Group | TargetKind::NumberedArticle => GROUP_CHAR,
        TargetKind::Groups | TargetKind::AllGroups => NEWSGROUPS,
    };
    let mut units = uri.units(uri.name());
    units.find(|unit| unit.encoded && raw.has(unit.octet)).map(|unit| unit.range)
}
