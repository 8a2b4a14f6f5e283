//! One text, by the scanner and by the oracle.

use std::sync::LazyLock;

use crate::oracle::{Automaton, Features, Grammar, Meaning, Oracle};
use newsuri::{NewsUriRef, ParseError, ParseErrorKind as Kind, Scheme, Target};

/// The oracle of RFC 5538.
pub static ORACLE: LazyLock<Oracle> = LazyLock::new(|| Oracle::new(&Grammar::RFC5538));

/// What the scanner finds, in the words of the oracle.
fn meaning(uri: NewsUriRef<'_>) -> Meaning {
    let nntp = uri.scheme() == Scheme::Nntp;
    let (kind, value, number) = match uri.target() {
        Target::Article(id) => ("article", id.to_string(), None),
        Target::Group(group) if nntp => ("nntp-group", group.to_string(), None),
        Target::Group(group) => ("group", group.to_string(), None),
        Target::Groups(pattern) => ("wildmat", pattern.to_string(), None),
        Target::AllGroups => ("all-groups", String::new(), None),
        Target::NumberedArticle { group, number } => {
            ("nntp-article", group.to_string(), Some(number.get()))
        }
    };
    Meaning {
        kind,
        userinfo: uri.userinfo().map(String::from),
        host: uri.server().map_or(String::new(), |server| server.host().to_string()),
        port: uri.port(),
        value,
        number,
        fragment: uri.fragment().map(|fragment| fragment.to_string()),
    }
}

/// Compares scanner and oracle on a text: what it means, or where it is wrong.
///
/// # Panics
///
/// If they differ.
pub fn compare(text: &str) {
    let judged = ORACLE.judge(text);
    match NewsUriRef::parse(text) {
        Ok(uri) => assert_eq!(Some(meaning(uri)), judged, "{text:?}"),
        Err(error) => {
            assert_eq!(judged, None, "{text:?}: {error}");
            check_place(text, error);
            check_suggestion(text, error);
        }
    }
}

/// The place of an error: what stands before it can be completed, what goes through it cannot.
fn check_place(text: &str, error: ParseError) {
    let range = error.range();
    let (Some(before), Some(unit)) = (text.get(..range.start), text.get(range.clone())) else {
        panic!("{text:?}: {range:?} is not a range of it");
    };
    let Some((features, automaton)) = ORACLE.features(text) else {
        return check_scheme(text, error);
    };
    assert!(automaton.can_complete(before), "{text:?}: {error}: nothing completes {before:?}");
    if judged_whole(&features, automaton, text, error) {
        return;
    }
    let rest = &text[range.start..];
    let length = unit_length(rest);
    assert!(
        unit.is_empty() || unit.len() == length || unit.starts_with('%'),
        "{text:?}: {range:?}"
    );
    // What the end of the text cuts off could go on, but it does not.
    if length == 0 || rest.starts_with('%') && rest.chars().count() < 3 {
        assert!(!automaton.accepts(text), "{text:?}: {error}");
        return;
    }
    let through = &text[..range.start + length];
    assert!(!automaton.can_complete(through), "{text:?}: {error}: {through:?} can be completed");
    check_reason(before, unit, automaton, error);
}

/// Whether encoding is what an octet lacks: the reason says so if and only if it helps.
fn check_reason(before: &str, unit: &str, automaton: &Automaton, error: ParseError) {
    let encoded =
        unit.bytes().fold(String::from(before), |text, octet| format!("{text}%{octet:02X}"));
    let helps = automaton.can_complete(&encoded);
    match error.kind() {
        Kind::MessageIdRawOctet | Kind::NewsgroupRawOctet => assert!(helps, "{encoded:?}: {error}"),
        Kind::MessageIdOctet
        | Kind::NewsgroupOctet
        | Kind::NewsgroupList
        | Kind::NewsgroupNegation
        | Kind::NewsgroupSet => assert!(!helps, "{encoded:?}: {error}"),
        _ => {}
    }
}

/// A character, or a `%` and the two behind it.
fn unit_length(rest: &str) -> usize {
    let count = if rest.starts_with('%') { 3 } else { 1 };
    rest.chars().take(count).map(char::len_utf8).sum()
}

/// A text without a scheme, with an unknown one, or `nntp` without `//`.
fn check_scheme(text: &str, error: ParseError) {
    let place = match error.kind() {
        Kind::SchemeMissing | Kind::SchemeUnknown | Kind::SchemeNntps => 0,
        Kind::SchemeColonMissing => {
            text.find(|octet: char| !octet.is_ascii_alphabetic()).unwrap_or(text.len())
        }
        Kind::ServerMissing => "nntp:".len(),
        kind => panic!("{text:?}: {kind:?}"),
    };
    assert_eq!(error.offset(), place, "{text:?}: {error}");
}

/// Whether an error is about a part that is judged as a whole. Then it begins where that does.
fn judged_whole(
    features: &Features<'_>,
    automaton: &Automaton,
    text: &str,
    error: ParseError,
) -> bool {
    let range = error.range();
    let (before, rest) = text.split_at(range.start);
    let authority_start = text.find("//").map_or(0, |slashes| slashes + 2);
    let authority = features.authority.unwrap_or_default();
    let host_start = authority_start + authority.find('@').map_or(0, |at| at + 1);
    match error.kind() {
        Kind::PortTooLarge => {
            let digits = rest.split(|octet: char| !octet.is_ascii_digit()).next().unwrap();
            assert!(before.ends_with(':') && range.len() == digits.len(), "{text:?}");
            assert!(digits.trim_start_matches('0').parse::<u16>().is_err(), "{text:?}");
            true
        }
        Kind::HostIpv6 | Kind::HostZone | Kind::HostIpFuture | Kind::HostLiteralUnclosed => {
            assert!(rest.starts_with('[') && range.start == host_start, "{text:?}");
            let end = authority_start + authority.len();
            let closing = text[range.start..end].find(']').map(|at| range.start + at + 1);
            assert_eq!(range.end, closing.unwrap_or(end), "{text:?}");
            true
        }
        Kind::NewsgroupDots => {
            let name = features.path.split('/').next().unwrap();
            assert!(rest.starts_with(name) && range.len() == name.len(), "{text:?}");
            assert!(matches!(name.replace("%2E", ".").replace("%2e", ".").as_str(), "." | ".."));
            true
        }
        Kind::NewsgroupUtf8 => {
            assert!(rest.starts_with('%') && range.len() == 3, "{text:?}");
            // The triplet begins a sequence that does not go on as it must, if it begins one.
            let name_end = before.len() + rest.find(['#', '?', '/']).unwrap_or(rest.len());
            let longest = (before.len()..=name_end)
                .filter(|end| text.is_char_boundary(*end))
                .take_while(|end| automaton.can_complete(&text[..*end]))
                .last();
            let ended = longest.is_none_or(|end| end < name_end || !automaton.accepts(text));
            assert!(ended, "{text:?}");
            true
        }
        Kind::MessageIdTooLong => {
            let mut id = &text[text.find(features.path).unwrap()..range.start];
            let mut octets = 0;
            while !id.is_empty() {
                id = &id[unit_length(id)..];
                octets += 1;
            }
            assert_eq!(octets, 248, "{text:?}: {error}");
            true
        }
        _ => false,
    }
}

/// A suggestion removes the error that it comes with: it is not there again, before the same rest.
fn check_suggestion(text: &str, error: ParseError) {
    let Some(suggestion) = error.suggestion(text) else { return };
    let mut mended = String::from(text);
    mended.replace_range(suggestion.range(), &suggestion.to_string());
    let again = NewsUriRef::parse(&mended).err();
    let same = again.is_some_and(|again| {
        again.kind() == error.kind()
            && again.offset() == error.offset()
            && mended[again.offset()..] == text[error.offset()..]
    });
    assert!(!same, "{text:?} -> {mended:?}: {error}");
}
