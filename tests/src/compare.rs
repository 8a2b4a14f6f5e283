//! One text, by the scanner and by the oracle.

use std::sync::OnceLock;

use crate::oracle::{Automaton, Features, Grammar, Meaning, Oracle, encode};
use newsuri::draft::{self, ArticleRange, DraftUriRef, Grammar as Older};
use newsuri::{Component, NewsUriRef, ParseError, ParseErrorKind as Kind, Scheme, Server, Target};
use newsuri_core::{Stop, scan, scan_common, scan_on};

/// What a text is read by: RFC 5538, or an older grammar.
pub type By = Option<Older>;

/// Every grammar there is.
pub const GRAMMARS: [By; 6] = [
    None,
    Some(Older::Primary),
    Some(Older::Empty),
    Some(Older::Wildmat),
    Some(Older::NewsUrl),
    Some(Older::NntpUrl),
];

/// The oracle of a grammar.
pub fn oracle(by: By) -> &'static Oracle {
    static ORACLES: [OnceLock<Oracle>; GRAMMARS.len()] = [const { OnceLock::new() }; _];
    let (place, grammar) = match by {
        None => (0, &Grammar::RFC5538),
        Some(Older::Primary) => (1, &Grammar::PRIMARY),
        Some(Older::Empty) => (2, &Grammar::EMPTY),
        Some(Older::Wildmat) => (3, &Grammar::WILDMAT),
        Some(Older::NewsUrl) => (4, &Grammar::NEWSURL),
        Some(Older::NntpUrl) => (5, &Grammar::NNTPURL),
    };
    ORACLES[place].get_or_init(|| Oracle::new(grammar))
}

/// What the scanner finds, in the words of the oracle.
fn read(by: By, text: &str) -> Result<Meaning, ParseError> {
    match by {
        None => NewsUriRef::parse(text).map(|uri| Meaning {
            fragment: uri.fragment().map(|fragment| fragment.to_string()),
            ..meaning(uri.scheme(), uri.server(), uri.userinfo(), uri.port(), named(uri.target()))
        }),
        Some(older) => DraftUriRef::parse(text, older).map(|uri| {
            let named = older_named(&uri.target());
            meaning(uri.scheme(), uri.server(), uri.userinfo(), uri.port(), named)
        }),
    }
}

/// The kind, the decoded name and the numbers of a target.
type Named = (&'static str, Vec<u8>, Vec<String>);

fn meaning(
    scheme: Scheme,
    server: Option<Server<'_>>,
    userinfo: Option<&str>,
    port: Option<u16>,
    (kind, value, numbers): Named,
) -> Meaning {
    Meaning {
        kind: if scheme == Scheme::Nntp && kind == "group" { "nntp-group" } else { kind },
        userinfo: userinfo.map(String::from),
        host: server.map_or(String::new(), |server| server.host().to_string()),
        port,
        value,
        numbers,
        fragment: None,
    }
}

fn named(target: Target<'_>) -> Named {
    match target {
        Target::Article(id) => ("article", id.as_str().into(), vec![]),
        Target::Group(group) => ("group", group.as_str().into(), vec![]),
        Target::Groups(pattern) => ("wildmat", pattern.as_str().into(), vec![]),
        Target::AllGroups => ("all-groups", vec![], vec![]),
        Target::NumberedArticle { group, number } => {
            ("nntp-article", group.as_str().into(), vec![number.to_string()])
        }
    }
}

fn older_named(target: &draft::Target<'_>) -> Named {
    use draft::Target;

    let named = match target {
        Target::Article(id) => ("article", id.as_str().into(), vec![]),
        Target::OddArticle(id) => ("article", id.octets().into(), vec![]),
        Target::Group(group) => ("group", group.as_str().into(), vec![]),
        Target::Utf8Group(group) => ("group", group.as_str().into(), vec![]),
        Target::Groups(wildmat) => ("wildmat", wildmat.as_str().into(), vec![]),
        Target::AllGroups => ("all-groups", vec![], vec![]),
        Target::Articles { group, range } => {
            ("nntp-article", group.as_str().into(), numbers(range))
        }
    };
    check_type(target, &named.1);
    named
}

/// A name has a type of its own if and only if the draft's names do not hold it.
fn check_type(target: &draft::Target<'_>, value: &[u8]) {
    let odd = value.iter().any(|octet| !matches!(octet, 33..=61 | 63..=126));
    match target {
        draft::Target::Article(_) => assert!(!odd, "{target:?}"),
        draft::Target::OddArticle(_) => assert!(odd, "{target:?}"),
        draft::Target::Group(_) => assert!(value.is_ascii(), "{target:?}"),
        draft::Target::Utf8Group(_) => assert!(!value.is_ascii(), "{target:?}"),
        _ => {}
    }
}

fn numbers(range: &ArticleRange<'_>) -> Vec<String> {
    let first = range.first().to_string();
    match (range.single(), range.last()) {
        (Some(_), _) => vec![first],
        (None, last) => vec![first, last.map_or(String::new(), ToString::to_string)],
    }
}

/// Compares scanner and oracle on a text by RFC 5538: what it means, or where it is wrong.
///
/// # Panics
///
/// If they differ.
pub fn compare(text: &str) {
    compare_by(None, text);
}

/// Compares scanner and oracle on a text by any grammar.
///
/// # Panics
///
/// If they differ.
pub fn compare_by(by: By, text: &str) {
    if by.is_none() {
        compare_ways(text);
    }
    let judged = oracle(by).judge(text);
    match read(by, text) {
        Ok(meaning) => assert_eq!(Some(meaning), judged, "{by:?}: {text:?}"),
        Err(error) => {
            assert_eq!(judged, None, "{by:?}: {text:?}: {error}");
            check_place(by, text, error);
            check_suggestion(by, text, error);
        }
    }
}

/// Compares the ways to read a text by RFC 5538: the scanner by itself, behind the fast path of programs
/// that run, and behind that of constants.
///
/// # Panics
///
/// If they differ, in the parts or in anything of the error.
pub fn compare_ways(text: &str) {
    let grammar = newsuri_core::Grammar::Rfc5538;
    let alone = scan_on(text, grammar, Stop::AT_START);
    let run = scan_common(text, grammar).or_else(|stop| scan_on(text, grammar, stop));
    assert_eq!(run, alone, "{text:?}");
    assert_eq!(scan(text, grammar), alone, "a constant: {text:?}");
}

/// Whether the fast path of programs that run reads all of a text.
#[must_use]
pub fn is_common(text: &str) -> bool {
    scan_common(text, newsuri_core::Grammar::Rfc5538).is_ok()
}

/// The place of an error: what stands before it can be completed, what goes through it cannot.
fn check_place(by: By, text: &str, error: ParseError) {
    let range = error.range();
    let (Some(before), Some(unit)) = (text.get(..range.start), text.get(range.clone())) else {
        panic!("{text:?}: {range:?} is not a range of it");
    };
    let Some((features, automaton)) = oracle(by).features(text) else {
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
    check_reason(before, &rest[..length], automaton, error);
}

/// Whether encoding is what a character lacks: the reason says so if and only if it helps.
fn check_reason(before: &str, unit: &str, automaton: &Automaton, error: ParseError) {
    let says = matches!(
        error.kind(),
        Kind::MessageIdRawOctet | Kind::NewsgroupRawOctet | Kind::NewsgroupSlash
    );
    // What stands at a delimiter may as well be missing before it.
    let in_name = matches!(error.component(), Component::MessageId | Component::Newsgroup)
        && !unit.starts_with(['/', '?', '#', '@']);
    if says || in_name {
        let encoded = format!("{before}{}", encode(unit.as_bytes()));
        let helps = !unit.starts_with('%') && automaton.can_complete(&encoded);
        assert_eq!(says, helps, "{encoded:?}: {error}");
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
        Kind::SchemeMissing | Kind::SchemeUnknown | Kind::SchemeForeign | Kind::SchemeNntps => 0,
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
fn check_suggestion(by: By, text: &str, error: ParseError) {
    let Some(suggestion) = error.suggestion(text) else { return };
    let mut mended = String::from(text);
    mended.replace_range(suggestion.range(), &suggestion.to_string());
    let again = read(by, &mended).err();
    let same = again.is_some_and(|again| {
        again.kind() == error.kind()
            && again.offset() == error.offset()
            && mended[again.offset()..] == text[error.offset()..]
    });
    assert!(!same, "{text:?} -> {mended:?}: {error}");
}
