//! What a text is by a grammar.

use super::abnf::Rules;
use super::{Automaton, Grammar};

/// What is looked at first in a text, and fixes how it is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Features<'t> {
    /// The scheme as the grammar knows it, if it does.
    pub scheme: &'static str,
    /// The reading: the name of a rule.
    pub reading: &'static str,
    /// What stands between `//` and the path.
    pub authority: Option<&'t str>,
    /// The path, without the slash that separates it from an authority.
    pub path: &'t str,
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
    pub value: Vec<u8>,
    /// The article numbers, without leading zeros: one, or both of a range, of which the second is
    /// empty if the range is open.
    pub numbers: Vec<String>,
    /// The fragment as it is written.
    pub fragment: Option<String>,
}

/// A grammar, ready to judge texts.
#[derive(Debug)]
pub struct Oracle {
    grammar: &'static Grammar,
    readings: Vec<(&'static str, Automaton)>,
    names: Vec<(&'static str, Automaton)>,
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
            names: grammar.names.iter().map(|(rule, kind)| (*kind, compile(rule))).collect(),
        }
    }

    /// The automata, by the names of their rules.
    pub fn readings(&self) -> impl Iterator<Item = (&'static str, &Automaton)> {
        self.readings.iter().map(|(name, automaton)| (*name, automaton))
    }

    /// The automata of the paths in `news`, by what they name.
    pub fn names(&self) -> impl Iterator<Item = (&'static str, &Automaton)> {
        self.names.iter().map(|(kind, automaton)| (*kind, automaton))
    }

    /// What is looked at first in a text. Nothing if the scheme is unknown or lacks its `//`.
    #[must_use]
    pub fn features<'t>(&self, text: &'t str) -> Option<(Features<'t>, &Automaton)> {
        let (scheme, rest) = text.split_once(':')?;
        let lower = scheme.to_ascii_lowercase();
        let (scheme, family) = self.grammar.schemes.iter().find(|(name, _)| *name == lower)?;
        let find = |place, article| self.find(family, place, article);
        let rest = rest.split(self.grammar.path_ends).next().unwrap_or_default();
        let (authority, path) = match rest.strip_prefix("//") {
            Some(rest) if find("-server", "").is_some() => match rest.split_once('/') {
                Some((authority, path)) => (Some(authority), path),
                None => (Some(rest), ""),
            },
            _ => (None, rest),
        };
        let place = match authority {
            Some(authority) if authority.contains('@') && find("-user", "").is_some() => "-user",
            Some(_) => "-server",
            None => "",
        };
        let article = if path.contains('@') { find(place, "-article") } else { None };
        let (reading, automaton) = article.or_else(|| find(place, ""))?;
        Some((Features { scheme, reading, authority, path }, automaton))
    }

    /// The reading of a scheme, a place and a kind of target.
    fn find(&self, scheme: &str, place: &str, target: &str) -> Option<(&'static str, &Automaton)> {
        self.readings().find(|(name, _)| {
            name.strip_prefix(scheme).and_then(|rest| rest.strip_prefix(place)) == Some(target)
        })
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
        let (name, numbers) = match features.path.split_once('/') {
            Some((group, numbers)) if features.scheme == "nntp" => (group, Some(numbers)),
            _ => (features.path, None),
        };
        let value = decode(name);
        let kind = self.kind(&features, numbers.is_some());
        if kind == "article" && value.len() > self.grammar.longest_id {
            return None;
        }
        let (userinfo, host, port) = split_authority(features.authority.unwrap_or_default());
        Some(Meaning {
            kind,
            userinfo: userinfo.map(String::from),
            host: host.into(),
            port: port.parse().ok(),
            value: if kind == "all-groups" { vec![] } else { value },
            numbers: numbers.map_or(vec![], |range| range.split('-').map(number).collect()),
            fragment: text.split_once('#').map(|(_, fragment)| fragment.into()),
        })
    }

    fn kind(&self, features: &Features<'_>, has_numbers: bool) -> &'static str {
        if features.scheme == "nntp" {
            return if has_numbers { "nntp-article" } else { "nntp-group" };
        }
        if features.reading.ends_with("-article") {
            return "article";
        }
        let mut names = self.names().filter(|(_, name)| name.accepts(features.path));
        names.next().expect("a path that is read has a name").0
    }
}

/// Digits without leading zeros.
fn number(digits: &str) -> String {
    match digits.trim_start_matches('0') {
        "" => digits.chars().take(1).collect(),
        significant => significant.into(),
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
///
/// # Panics
///
/// If two hexadecimal digits do not follow a `%`.
#[must_use]
pub fn decode(text: &str) -> Vec<u8> {
    let mut pieces = text.split('%');
    let mut octets = Vec::from(pieces.next().unwrap_or_default());
    for piece in pieces {
        let (digits, rest) = piece.split_at(2);
        octets.push(u8::from_str_radix(digits, 16).expect("hexadecimal digits"));
        octets.extend(rest.bytes());
    }
    octets
}

/// Encodes every octet.
#[must_use]
pub fn encode(octets: &[u8]) -> String {
    octets.iter().fold(String::new(), |text, octet| format!("{text}%{octet:02X}"))
}
