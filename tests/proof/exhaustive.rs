//! Every text up to a length, behind a shortest text to each state of each automaton.
//!
//! Two octets are tried as one where no automaton tells them apart. The octets themselves are all
//! tried, once each, at every place of a few URIs.

use newsuri_tests::compare::{ORACLE, compare};

use crate::depth;

/// An octet as text: of those that are not ASCII, a character.
fn character(octet: u8) -> char {
    if octet.is_ascii() { octet.into() } else { 'é' }
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

#[test]
fn scanner_and_oracle_agree_behind_every_state() {
    let (mut states, mut transitions, mut texts) = (0_usize, 0_usize, 0_u64);
    for (name, automaton) in ORACLE.readings() {
        let mut letters: Vec<char> =
            automaton.representatives().iter().map(|octet| character(*octet)).collect();
        letters.sort_unstable();
        letters.dedup();
        for access in automaton.access() {
            let mut text: String = access.iter().map(|octet| character(*octet)).collect();
            words(&mut text, &letters, depth(), &mut |text| {
                compare(text);
                texts += 1;
            });
        }
        states += automaton.access().len();
        transitions += automaton.access().len() * automaton.representatives().len();
        println!(
            "{name}: {} states, {} classes of octets",
            automaton.access().len(),
            automaton.representatives().len()
        );
    }
    println!("{states} states and {transitions} transitions, all taken; {texts} texts");
    assert!(states > 1_000 && texts > 10_u64.pow(3 * depth()));
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
