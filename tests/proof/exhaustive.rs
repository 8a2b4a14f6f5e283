//! A cover of each automaton, as in the W-method of testing finite state machines: a shortest text
//! to each state, every word up to a length, and a set of endings that tell the states apart.
//!
//! Two octets are tried as one where no automaton tells them apart. The octets themselves are all
//! tried, once each, at every place of a few URIs. Where the automaton has one state and the scanner
//! may have several, because it counts, shapes are tried by number.

use std::thread;

use newsuri_tests::compare::{By, GRAMMARS, compare_by, oracle};
use newsuri_tests::oracle::Automaton;

use crate::depth;

/// An octet as text: of those that are not ASCII, a character.
fn character(octet: u8) -> char {
    if octet.is_ascii() { octet.into() } else { 'é' }
}

fn as_text(octets: &[u8]) -> String {
    octets.iter().map(|octet| character(*octet)).collect()
}

/// Calls `visit` with every word up to `depth` letters behind `text`.
fn words(text: &mut String, letters: &[char], depth: u32, visit: &mut impl FnMut(&str)) {
    visit(text);
    if depth == 0 {
        return;
    }
    for letter in letters {
        text.push(*letter);
        words(text, letters, depth - 1, visit);
        text.pop();
    }
}

/// An automaton of a grammar, and what stands before the texts that it reads.
#[derive(Clone, Copy)]
struct Part {
    by: By,
    name: &'static str,
    before: &'static str,
    automaton: &'static Automaton,
}

/// What reads texts as a whole, and what tells apart what their paths name.
fn parts(by: By) -> Vec<Part> {
    let part = |before| move |(name, automaton)| Part { by, name, before, automaton };
    let names = ["news:", "news://h/"];
    let names = names.into_iter().flat_map(|before| oracle(by).names().map(part(before)));
    oracle(by).readings().map(part("")).chain(names).collect()
}

/// Compares the cover of one automaton, and counts its texts.
fn cover(part: Part) -> u64 {
    let Part { by, name, before, automaton } = part;
    let mut letters: Vec<char> =
        automaton.representatives().iter().map(|octet| character(*octet)).collect();
    // The automaton may treat these alike, but a reading is chosen by them, or another grammar does not.
    letters.extend(['/', '?', '#', '@', '*', ',', '!']);
    letters.sort_unstable();
    letters.dedup();
    let endings: Vec<String> = automaton.completions().into_iter().map(as_text).collect();
    let mut texts = 0;
    for access in automaton.access() {
        let mut text = format!("{before}{}", as_text(access));
        words(&mut text, &letters, depth(), &mut |text| {
            compare_by(by, text);
            texts += 1;
        });
        words(&mut text, &letters, depth() - 1, &mut |text| {
            for ending in &endings {
                compare_by(by, &format!("{text}{ending}"));
                texts += 1;
            }
        });
    }
    println!(
        "{by:?}, {before}<{name}>: {} states, {} classes of octets, {} endings, {texts} texts",
        automaton.access().len(),
        automaton.representatives().len(),
        endings.len()
    );
    texts
}

/// Compares the covers of a grammar, and counts states and texts.
fn cover_all(by: By) -> (usize, u64) {
    let parts = parts(by);
    let size = |part: &Part| part.automaton.access().len();
    let states = parts.iter().map(size).sum();
    let transitions: usize =
        parts.iter().map(|part| size(part) * part.automaton.representatives().len()).sum();
    let texts = thread::scope(|scope| {
        let threads: Vec<_> =
            parts.into_iter().map(|part| scope.spawn(move || cover(part))).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).sum()
    });
    println!("{by:?}: {states} states and {transitions} transitions, all taken; {texts} texts");
    (states, texts)
}

#[test]
fn scanner_and_oracle_agree_behind_every_state() {
    let (mut states, mut texts) = (0, 0);
    for (more_states, more_texts) in GRAMMARS.map(cover_all) {
        states += more_states;
        texts += more_texts;
    }
    println!("{states} states, {texts} texts");
    assert!(states > 5_000 && texts > 100_u64.pow(depth() + 1));
}

/// URIs with every part that there is. Each is tried by every grammar, for what one reads another
/// must refuse.
const SEEDS: &[&str] = &[
    "news:comp.lang.c",
    "snews:a*c",
    "news:a%2Fb.c@d.%5Be",
    "news:a.b@%5Bc:d%5D#e",
    "news://u%2F:p@h.%41:119/g%C3%A9",
    "news://192.0.2.1:1/a@b#c%20d",
    "news://[1:2::192.0.2.1]:563/",
    "news://[v1.a:b]/*#",
    "nntp://u@h:1/g%7E/1234567890123456#f",
    "nntp://h/g",
    // The older draft.
    "news:*",
    "news:%2A~{|",
    "news://u:p@/a%2Fb\\^@c.[%40]",
    "news://h:119",
    "news:a*,!b%3F%2C%21*.c",
    "news://[::1]/caf%C3%A9,*",
    "nntp://u@:1/g*,%7E/12-34",
    "nntp:///./5-",
    // RFC 1738.
    "news:a-.+_1",
    "news:a;/?:&=%FF%00@h-1.b.c",
    "news:!*'(),$-_.+@192.0.2.10",
    "nntp://h-1.b:119/a-.+_1/0042",
    "nntp://192.0.2.1/g",
];

fn compare_by_all(text: &str) {
    for by in GRAMMARS {
        compare_by(by, text);
    }
}

#[test]
fn scanner_and_oracle_agree_on_every_octet_at_every_place_of_the_seeds() {
    let mut texts = 0;
    for seed in SEEDS {
        compare_by_all(seed);
        for place in 0..=seed.len() {
            for octet in 0_u8..=0xFF {
                // As text, an octet that is not ASCII is a character of two.
                let letter = char::from(octet);
                let (before, rest) = seed.split_at(place);
                compare_by_all(&format!("{before}{letter}{rest}"));
                if let Some(rest) = rest.get(1..) {
                    compare_by_all(&format!("{before}{letter}{rest}"));
                    compare_by_all(&format!("{before}%{octet:02X}{rest}"));
                }
                texts += 3;
            }
            let without = seed.get(place + 1..).unwrap_or_default();
            compare_by_all(&format!("{}{without}", &seed[..place]));
        }
    }
    println!("{texts} texts, each by {} grammars", GRAMMARS.len());
}

#[test]
fn every_grammar_reads_some_of_the_seeds_and_refuses_others() {
    for by in GRAMMARS {
        let read = SEEDS.iter().filter(|seed| oracle(by).judge(seed).is_some()).count();
        println!("{by:?}: {read} of {} seeds", SEEDS.len());
        assert!((2..SEEDS.len()).contains(&read), "{by:?}");
    }
}

#[test]
fn scanner_and_oracle_agree_on_ipv6_addresses_of_every_shape() {
    let mut texts = 0;
    for before in 0..10 {
        for after in 0..10 {
            for (infix, tail) in [
                ("", ""),
                (":", ""),
                ("::", ""),
                (":::", ""),
                ("", "192.0.2.1"),
                (":", "1.2.3.4"),
                ("::", "255.249.199.99"),
                ("::", "256.0.0.1"),
                ("::", "1.2.3"),
                (":", "1.2.3.4.5"),
            ] {
                for digits in ["1", "aF", "00a", "1234", "12345"] {
                    let groups = |count| vec![digits; count].join(":");
                    let colon = if after > 0 && !tail.is_empty() { ":" } else { "" };
                    let address =
                        format!("{}{infix}{}{colon}{tail}", groups(before), groups(after));
                    compare_by_all(&format!("news://[{address}]/"));
                    compare_by_all(&format!("nntp://u@[{address}]:1/g/2"));
                    texts += 2;
                }
            }
        }
    }
    println!("{texts} texts, each by {} grammars", GRAMMARS.len());
}

#[test]
fn scanner_and_oracle_agree_on_what_is_counted() {
    let counts = (0..=40).chain([100, 246, 247, 248, 249, 250, 300]);
    for count in counts {
        for letter in ["a", "%41", ".", "a.", "0", "1", "9", "-", "*", "%2A", "%2E", "/", "@", "["]
        {
            let run = letter.repeat(count);
            for text in [
                format!("news:{run}"),
                format!("news:{run}@b"),
                format!("news:{run}a@b"),
                format!("news:b@{run}"),
                format!("news:b@{run}a#f"),
                format!("news:b@{run}b.c"),
                format!("news:b@%5B{run}%5D"),
                format!("news:a,!{run},b"),
                format!("news://h:{run}/"),
                format!("news://{run}/g"),
                format!("nntp://h/g/{run}"),
                format!("nntp://h/g/{run}-"),
                format!("nntp://h/g/1-{run}"),
                format!("nntp://h/g/{run}-{run}"),
                format!("nntp://h/{run}/1"),
                format!("nntp://{run}/g"),
                format!("nntp://h:{run}/g/1"),
            ] {
                compare_by_all(&text);
            }
        }
    }
}
