//! From the rules of ABNF to regular expressions over octets.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use abnf::types::{Node, Repeat, TerminalValues};

/// Rules by their name, in lower case: names are not case-sensitive (RFC 5234, 2.1).
#[derive(Debug)]
pub(super) struct Rules(BTreeMap<String, Node>);

impl Rules {
    /// Reads the rules of several texts, of which each is there once.
    pub(super) fn read(texts: &[&str]) -> Self {
        let mut rules = BTreeMap::new();
        for text in texts {
            let read = abnf::rulelist(&text.replace('\n', "\r\n")).expect("the rules are ABNF");
            for rule in read {
                let before = rules.insert(rule.name().to_lowercase(), rule.node().clone());
                assert!(before.is_none(), "there are two rules {}", rule.name());
            }
        }
        Self(rules)
    }

    fn get(&self, name: &str) -> &Node {
        self.0.get(&name.to_lowercase()).unwrap_or_else(|| panic!("there is no rule {name}"))
    }

    /// A rule as a regular expression over octets.
    pub(super) fn regex(&self, rule: &str) -> String {
        self.node(self.get(rule), &Spelling::Plain)
    }

    fn node(&self, node: &Node, spelling: &Spelling) -> String {
        match node {
            Node::Alternatives(nodes) => self.join(nodes, "|", spelling),
            Node::Concatenation(nodes) => self.join(nodes, "", spelling),
            Node::Repetition { repeat, node } => {
                format!("{}{}", self.node(node, spelling), repetition(repeat))
            }
            Node::Rulename(name) => self.node(self.get(name), spelling),
            Node::Group(node) => self.node(node, spelling),
            Node::Optional(node) => format!("(?:{})?", self.node(node, spelling)),
            Node::String(string) => {
                let octets = string.value().bytes();
                octets
                    .map(|octet| {
                        spelling.one_of(
                            &[octet.to_ascii_lowercase(), octet.to_ascii_uppercase()].into(),
                        )
                    })
                    .collect()
            }
            Node::TerminalValues(TerminalValues::Range(first, last)) => {
                spelling.one_of(&(octet(*first)..=octet(*last)).collect())
            }
            Node::TerminalValues(TerminalValues::Concatenation(values)) => {
                values.iter().map(|value| spelling.one_of(&[octet(*value)].into())).collect()
            }
            Node::Prose(prose) => {
                let (rule, class) = prose.split_once(" as ").expect("`rule as class`");
                self.node(self.get(rule), &Spelling::Uri(self.class(self.get(class))))
            }
        }
    }

    fn join(&self, nodes: &[Node], separator: &str, spelling: &Spelling) -> String {
        let nodes: Vec<String> = nodes.iter().map(|node| self.node(node, spelling)).collect();
        format!("(?:{})", nodes.join(separator))
    }

    /// The octets of a rule that stands for one.
    fn class(&self, node: &Node) -> BTreeSet<u8> {
        match node {
            Node::Alternatives(nodes) => nodes.iter().flat_map(|node| self.class(node)).collect(),
            Node::Rulename(name) => self.class(self.get(name)),
            Node::Group(node) => self.class(node),
            Node::String(string) => {
                let octet = string.value().as_bytes()[0];
                [octet.to_ascii_lowercase(), octet.to_ascii_uppercase()].into()
            }
            Node::TerminalValues(TerminalValues::Range(first, last)) => {
                (octet(*first)..=octet(*last)).collect()
            }
            other => panic!("{other} is no class of octets"),
        }
    }
}

fn octet(value: u32) -> u8 {
    u8::try_from(value).expect("ABNF of octets")
}

fn repetition(repeat: &Repeat) -> String {
    match (repeat.min().unwrap_or(0), repeat.max()) {
        (min, None) => format!("{{{min},}}"),
        (min, Some(max)) => format!("{{{min},{max}}}"),
    }
}

/// How an octet of a rule is written.
enum Spelling {
    /// As itself.
    Plain,
    /// As itself if it is in the class, or percent-encoded.
    Uri(BTreeSet<u8>),
}

impl Spelling {
    /// A regular expression for one of these octets.
    fn one_of(&self, octets: &BTreeSet<u8>) -> String {
        match self {
            Self::Plain => class(octets),
            Self::Uri(raw) => {
                let raw: BTreeSet<u8> = octets.intersection(raw).copied().collect();
                let encoded: Vec<String> = octets.iter().map(|octet| encoded(*octet)).collect();
                let raw = if raw.is_empty() { vec![] } else { vec![class(&raw)] };
                format!("(?:{})", [raw, encoded].concat().join("|"))
            }
        }
    }
}

fn class(octets: &BTreeSet<u8>) -> String {
    let mut class = String::from("[");
    for octet in octets {
        let _ = write!(class, "\\x{octet:02X}");
    }
    class + "]"
}

/// `%` and two hexadecimal digits in either case.
fn encoded(octet: u8) -> String {
    let digit = |digit: char| format!("[{digit}{}]", digit.to_ascii_lowercase());
    format!("%{}", format!("{octet:02X}").chars().map(digit).collect::<String>())
}
