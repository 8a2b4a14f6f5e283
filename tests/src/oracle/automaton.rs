//! Deterministic automata with all their states at hand.

use std::collections::{BTreeSet, HashMap, VecDeque};

use regex_automata::dfa::{Automaton as _, StartKind, dense};
use regex_automata::nfa::thompson;
use regex_automata::util::alphabet::Unit;
use regex_automata::util::primitives::StateID;
use regex_automata::util::syntax;
use regex_automata::{Anchored, Input, MatchKind};

/// A deterministic automaton over octets, complete, with the shortest way to each of its states.
#[derive(Debug)]
pub struct Automaton {
    /// Which class of octets each octet belongs to: the automaton treats those of one alike.
    classes: [u8; 256],
    /// One octet of each class.
    representatives: Vec<u8>,
    /// The next state for each class of octets.
    next: Vec<Vec<usize>>,
    accepting: Vec<bool>,
    /// A shortest text from each state to an accepting one, if there is any.
    completions: Vec<Option<Vec<u8>>>,
    /// A shortest text of representatives that leads to each state.
    access: Vec<Vec<u8>>,
}

impl Automaton {
    /// The automaton of a regular expression over octets.
    pub(super) fn compile(regex: &str) -> Self {
        let dfa = dense::Builder::new()
            .configure(
                dense::Config::new()
                    .start_kind(StartKind::Anchored)
                    .match_kind(MatchKind::All)
                    .minimize(true),
            )
            .syntax(syntax::Config::new().unicode(false).utf8(false))
            .thompson(thompson::Config::new().utf8(false))
            .build(regex)
            .expect("the rules make a regular expression");
        Self::explore(&dfa)
    }

    fn explore(dfa: &dense::DFA<Vec<u32>>) -> Self {
        let input = Input::new("").anchored(Anchored::Yes);
        let start = dfa.start_state_forward(&input).expect("nothing to look behind at");
        let representatives: Vec<u8> =
            dfa.byte_classes().representatives(0..=255).filter_map(Unit::as_u8).collect();
        let mut numbers = HashMap::from([(start, 0)]);
        let mut queue = VecDeque::from([start]);
        let (mut next, mut accepting, mut access) = (vec![], vec![], vec![vec![]]);
        while let Some(state) = queue.pop_front() {
            let text: Vec<u8> = access[next.len()].clone();
            let row = representatives.iter().map(|octet| {
                let target = dfa.next_state(state, *octet);
                let count = numbers.len();
                *numbers.entry(target).or_insert_with(|| {
                    queue.push_back(target);
                    access.push([text.as_slice(), &[*octet]].concat());
                    count
                })
            });
            let row = row.collect();
            next.push(row);
            accepting.push(is_accepting(dfa, state));
        }
        let classes = std::array::from_fn(|octet| {
            dfa.byte_classes().get(u8::try_from(octet).expect("an octet"))
        });
        let completions = completions(&next, &accepting, &representatives);
        Self { classes, representatives, next, accepting, completions, access }
    }

    /// The state behind a text.
    fn run(&self, text: &str) -> usize {
        text.bytes()
            .fold(0, |state, octet| self.next[state][usize::from(self.classes[usize::from(octet)])])
    }

    /// Whether the automaton accepts a text.
    #[must_use]
    pub fn accepts(&self, text: &str) -> bool {
        self.accepting[self.run(text)]
    }

    /// Whether a text can be completed to one that the automaton accepts.
    #[must_use]
    pub fn can_complete(&self, text: &str) -> bool {
        self.completions[self.run(text)].is_some()
    }

    /// One octet of each class that the automaton tells apart.
    #[must_use]
    pub fn representatives(&self) -> &[u8] {
        &self.representatives
    }

    /// Shortest texts from the states to acceptance, each once. They tell states apart.
    #[must_use]
    pub fn completions(&self) -> BTreeSet<&[u8]> {
        self.completions.iter().flatten().map(Vec::as_slice).collect()
    }

    /// A shortest text to each state.
    #[must_use]
    pub fn access(&self) -> &[Vec<u8>] {
        &self.access
    }
}

fn is_accepting(dfa: &dense::DFA<Vec<u32>>, state: StateID) -> bool {
    dfa.is_match_state(dfa.next_eoi_state(state))
}

/// A shortest text from each state to an accepting one.
fn completions(
    next: &[Vec<usize>],
    accepting: &[bool],
    representatives: &[u8],
) -> Vec<Option<Vec<u8>>> {
    let mut before = vec![vec![]; next.len()];
    for (state, row) in next.iter().enumerate() {
        for (target, octet) in row.iter().zip(representatives) {
            before[*target].push((state, *octet));
        }
    }
    let mut found: Vec<Option<Vec<u8>>> =
        accepting.iter().map(|accepting| accepting.then(Vec::new)).collect();
    let mut queue: VecDeque<usize> = (0..next.len()).filter(|state| accepting[*state]).collect();
    while let Some(state) = queue.pop_front() {
        for (source, octet) in &before[state] {
            if found[*source].is_none() {
                let rest = found[state].as_deref().unwrap_or_default();
                found[*source] = Some([&[*octet], rest].concat());
                queue.push_back(*source);
            }
        }
    }
    found
}
