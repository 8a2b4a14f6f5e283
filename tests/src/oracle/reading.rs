//! What a text is by a grammar.

use std::collections::BTreeMap;

use super::abnf::Rules;
use super::{Automaton, Grammar};

/// The most octets of a Message-ID without its angle brackets (RFC 5536, 3.1.3).
const MAX_MESSAGE_ID: usize = 248;

/// What is looked at first in a text, and fixes how it is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Features<'t> {
    /// The scheme as the grammar knows it, if it does.
    pub scheme: &'static str,
    /// The reading: the name of a rule.
    pub reading: String,
    /// What stands between `//` and the path.
    pub authority: Option<&'t str>,
    /// The path, without the slash that separates it from an authority.
    pub path: &'t str,
    /// What follows the `#`.
    pub fragment: Option<&'t str>,
}

/// What a valid text means, decoded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meaning {
    /// As the case tables name it.
    pub kind: &'static str,
    /// The userinfo as it is written.
    pub userinfo: Option<String>,
    /// The host as it is written; empty for none.
    pub host: String,
    /// The port, if it has digits.
    pub port: Option<u16>,
    /// The decoded Message-ID, group or pattern.
    pub value: String,
    /// The article number.
    pub number: Option<u64>,
    /// The fragment as it is written.
    pub fragment: Option<String>,
}

/// A grammar, ready to judge texts.
#[derive(Debug)]
pub struct Oracle {
    grammar: &'static Grammar,
    readings: BTreeMap<&'static str, Automaton>,
    group: Automaton,
    pattern: Automaton,
}

impl Oracle {
    /// Makes the automata of a grammar.
    #[must_use]
    pub fn new(grammar: &'static Grammar) -> Self {
        let rules = Rules::read(grammar.abnf);
        let compile = |rule: &str| Automaton::compile(&rules.regex(rule));
        Self {
            grammar,
            readings: grammar.readings.iter().map(|rule| (*rule, compile(rule))).collect(),
            group: compile("news-group"),
            pattern: compile("news-pattern"),
        }
    }

    /// The automata, by the names of their rules.
    pub fn readings(&self) -> impl Iterator<Item = (&'static str, &Automaton)> {
        self.readings.iter().map(|(name, automaton)| (*name, automaton))
    }

    /// What is looked at first in a text. Nothing if the scheme is unknown or lacks its `//`.
    #[must_use]
    pub fn features<'t>(&self, text: &'t str) -> Option<(Features<'t>, &Automaton)> {
        let (scheme, rest) = text.split_once(':')?;
        let lower = scheme.to_ascii_lowercase();
        let (scheme, family) = self.grammar.schemes.iter().find(|(name, _)| *name == lower)?;
        let (before_fragment, fragment) = match rest.split_once('#') {
            Some((before, fragment)) if self.grammar.fragment => (before, Some(fragment)),
            _ => (rest, None),
        };
        let before_query = before_fragment.split('?').next().unwrap_or_default();
        let (authority, path) = match before_query.strip_prefix("//") {
            Some(rest) => match rest.split_once('/') {
                Some((authority, path)) => (Some(authority), path),
                None => (Some(rest), ""),
            },
            None => (None, before_query),
        };
        let mut reading = String::from(*family);
        match authority {
            Some(authority) if authority.contains('@') => reading.push_str("-user"),
            Some(_) => reading.push_str("-server"),
            None => {}
        }
        if *family == "news" && path.contains('@') {
            reading.push_str("-article");
        }
        let automaton = self.readings.get(reading.as_str())?;
        Some((Features { scheme, reading, authority, path, fragment }, automaton))
    }

    /// What a text means, if it is valid.
    ///
    /// # Panics
    ///
    /// If the rules accept what cannot be decoded.
    #[must_use]
    pub fn judge(&self, text: &str) -> Option<Meaning> {
        let (features, automaton) = self.features(text)?;
        if !automaton.accepts(text) {
            return None;
        }
        let (name, number) = match features.path.split_once('/') {
            Some((group, number)) => (group, Some(number)),
            None => (features.path, None),
        };
        let value = decode(name);
        let kind = self.kind(&features, number.is_some());
        if kind == "article" && value.len() > MAX_MESSAGE_ID {
            return None;
        }
        let (userinfo, host, port) = split_authority(features.authority.unwrap_or_default());
        Some(Meaning {
            kind,
            userinfo: userinfo.map(String::from),
            host: host.into(),
            port: port.parse().ok(),
            value: if kind == "all-groups" { String::new() } else { value },
            number: number.map(|number| number.parse().expect("digits")),
            fragment: features.fragment.map(String::from),
        })
    }

    fn kind(&self, features: &Features<'_>, has_number: bool) -> &'static str {
        match (features.scheme, has_number) {
            ("nntp", true) => "nntp-article",
            ("nntp", false) => "nntp-group",
            _ if features.path.contains('@') => "article",
            _ if self.group.accepts(features.path) => "group",
            _ if self.pattern.accepts(features.path) => "wildmat",
            _ => "all-groups",
        }
    }
}

/// Userinfo, host and port of a valid authority.
fn split_authority(authority: &str) -> (Option<&str>, &str, &str) {
    let (userinfo, rest) = match authority.split_once('@') {
        Some((userinfo, rest)) => (Some(userinfo), rest),
        None => (None, authority),
    };
    let host_end = match rest.find(']') {
        Some(bracket) => bracket + 1,
        None => rest.find(':').unwrap_or(rest.len()),
    };
    let (host, port) = rest.split_at(host_end);
    (userinfo, host, port.trim_start_matches(':'))
}

/// Decodes every triplet of a valid text, once.
fn decode(text: &str) -> String {
    let mut octets = Vec::new();
    let mut pieces = text.split('%');
    octets.extend(pieces.next().unwrap_or_default().bytes());
    for piece in pieces {
        let (digits, rest) = piece.split_at(2);
        octets.push(u8::from_str_radix(digits, 16).expect("hexadecimal digits"));
        octets.extend(rest.bytes());
    }
    String::from_utf8(octets).expect("UTF-8")
}
