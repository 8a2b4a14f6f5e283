//! A cover of each automaton, as in the W-method of testing finite state machines: a shortest text
//! to each state, every word up to a length, and a set of endings that tell the states apart.
//!
//! Two octets are tried as one where no automaton tells them apart. The octets themselves are all
//! tried, once each, at every place of a few URIs. Where the automaton has one state and the scanner
//! may have several, because it counts, shapes are tried by number.

use std::thread;

use newsuri_tests::compare::{ORACLE, compare};
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

/// Compares the cover of one automaton, and counts its texts.
fn cover(name: &str, automaton: &Automaton) -> u64 {
    let mut letters: Vec<char> =
        automaton.representatives().iter().map(|octet| character(*octet)).collect();
    letters.sort_unstable();
    letters.dedup();
    let endings: Vec<String> = automaton.completions().into_iter().map(as_text).collect();
    let mut texts = 0;
    for access in automaton.access() {
        let mut text = as_text(access);
        words(&mut text, &letters, depth(), &mut |text| {
            compare(text);
            texts += 1;
        });
        words(&mut text, &letters, depth() - 1, &mut |text| {
            for ending in &endings {
                compare(&format!("{text}{ending}"));
                texts += 1;
            }
        });
    }
    println!(
        "{name}: {} states, {} classes of octets, {} endings, {texts} texts",
        automaton.access().len(),
        automaton.representatives().len(),
        endings.len()
    );
    texts
}

#[test]
fn scanner_and_oracle_agree_behind_every_state() {
    let size = |automaton: &Automaton| automaton.access().len();
    let states: usize = ORACLE.readings().map(|(_, automaton)| size(automaton)).sum();
    let transitions: usize = ORACLE
        .readings()
        .map(|(_, automaton)| size(automaton) * automaton.representatives().len())
        .sum();
    let texts: u64 = thread::scope(|scope| {
        let threads: Vec<_> = ORACLE
            .readings()
            .map(|(name, automaton)| scope.spawn(move || cover(name, automaton)))
            .collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).sum()
    });
    println!("{states} states and {transitions} transitions, all taken; {texts} texts");
    assert!(states > 1_000 && texts > 100_u64.pow(depth() + 1));
}

/// URIs with every part that there is.
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
];

#[test]
fn scanner_and_oracle_agree_on_every_octet_at_every_place_of_the_seeds() {
    let mut texts = 0;
    for seed in SEEDS {
        compare(seed);
        for place in 0..=seed.len() {
            for octet in 0_u8..=0xFF {
                // As text, an octet that is not ASCII is a character of two.
                let letter = char::from(octet);
                let (before, rest) = seed.split_at(place);
                compare(&format!("{before}{letter}{rest}"));
                if let Some(rest) = rest.get(1..) {
                    compare(&format!("{before}{letter}{rest}"));
                    compare(&format!("{before}%{octet:02X}{rest}"));
                }
                texts += 3;
            }
            compare(&format!("{}{}", &seed[..place], seed.get(place + 1..).unwrap_or_default()));
        }
    }
    println!("{texts} texts");
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
                    compare(&format!("news://[{address}]/"));
                    compare(&format!("nntp://u@[{address}]:1/g"));
                    texts += 2;
                }
            }
        }
    }
    println!("{texts} texts");
}

#[test]
fn scanner_and_oracle_agree_on_what_is_counted() {
    for count in [0, 1, 2, 3, 4, 5, 15, 16, 17, 18, 100, 246, 247, 248, 249, 250] {
        for letter in ["a", "%41", ".", "a.", "0", "1", "9", "*", "%2A", "%2E", "/", "@", "["] {
            let run = letter.repeat(count);
            for text in [
                format!("news:{run}"),
                format!("news:{run}@b"),
                format!("news:{run}a@b"),
                format!("news:b@{run}"),
                format!("news:b@{run}a#f"),
                format!("news:b@%5B{run}%5D"),
                format!("news://h:{run}/"),
                format!("news://{run}/g"),
                format!("nntp://h/g/{run}"),
                format!("nntp://h/{run}/1"),
            ] {
                compare(&text);
            }
        }
    }
}
