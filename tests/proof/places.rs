//! The fast path, octet by octet and place by place.
//!
//! It reads sixteen octets at once, in windows of 64 that begin behind the scheme or behind the server, and
//! what the last whole block leaves with a block that overlaps it. What is right at one place could be
//! wrong at another, and no automaton tells places apart: so each octet is tried at every place of URIs of
//! many lengths.

use std::ops::RangeInclusive;
use std::thread;

use newsuri::MessageId;
use newsuri_core::octet::{FRAGMENT, GROUP_CHAR, MESSAGE_ID_WRITTEN};
use newsuri_core::{Triplets, plain};
use newsuri_tests::compare::{compare, compare_ways, is_common};

use crate::depth;

/// The places that are tried: more than two windows and a block.
const PLACES: usize = 150;

/// The lengths that are tried together with every place in them: more than a window.
const WINDOW: usize = 66;

/// A URI of any length: what stands before its filling, what it is filled with, and what stands behind.
#[derive(Clone, Copy, Debug)]
struct Frame<'t>(&'t str, &'t str, &'t str);

/// What the fast path reads, if it is filled to the length that an article number has at most.
const COMMON: &[Frame<'_>] = &[
    Frame("news:", "a", ""),
    Frame("news:a.b+c", "a", ".c-d"),
    Frame("snews:", "a", ""),
    Frame("news:", "a", "@b.example"),
    Frame("news:a.b@", "a", ""),
    Frame("news:a@b.", "a", ".c"),
    Frame("snews:$", "a", "%41@b"),
    Frame("news:%2F", "a", "@b%2f%2F"),
    Frame("news://", "a", "/g"),
    Frame("news://", "a", ".example/a.b@c"),
    Frame("news://h/", "a", ""),
    Frame("news://h.example/", "a", "@b"),
    Frame("news://h:/", "a", "@b"),
    Frame("news://192.0.2.1/", "a", "@b.c"),
    Frame("news://192.0.2.1:119/a@", "a", ""),
    Frame("news://u@h:563/", "a", ".b"),
    Frame("news://", "a", "@h.example/g"),
    Frame("news://u@", "a", ":119/a@b"),
    Frame("news://[2001:db8::1]/", "a", ""),
    Frame("snews://u@[::1]:563/", "a", "@b"),
    Frame("nntp://h/", "a", ""),
    Frame("nntp://h/", "a", "/1"),
    Frame("nntp://", "a", "/g/42"),
    Frame("nntp://", "a", ":119/g.h/1234567890123456"),
    Frame("nntp://192.0.2.1/", "a", "/0"),
    Frame("nntp://u@[::1]:1/g.", "a", "/65535"),
    Frame("nntp://h/g/", "1", ""),
];

/// What others read, or nobody, by all or some of its fillings.
const OTHER: &[Frame<'_>] = &[
    Frame("news:", "ab.", ""),
    Frame("news:", "ab.", "@b.example"),
    Frame("news:a@", "ab.", "c"),
    Frame("news:", "a.", "a@b"),
    Frame("news:", "%41", "@b"),
    Frame("news:", "a", "#f"),
    Frame("news:", "a", "@b.c#d..e/?@"),
    Frame("news:a..b@", "a", "#.."),
    Frame("news:a@", "a", ".?.#."),
    Frame("news:", "a", "?group=g@h#f"),
    Frame("news://h/", "ab.", "@b.c#.f."),
    Frame("news://h/", "a", "*?c"),
    Frame("news:a@%5B", "a", "%5D"),
    Frame("NEWS:", "a", "@b"),
    Frame("news:///", "a", "@b"),
    Frame("news://@", "a", ":/"),
    Frame("news://", "a", ""),
    Frame("news://u%41:p@", "a", "/g"),
    Frame("news://%41", "a", "/a@b"),
    Frame("news://", "1.", "1/g"),
    Frame("news://192.0.", "1", ".1:1/g"),
    Frame("nntp://1.2.3.", "1", "/g"),
    Frame("news://h:", "0", "/g"),
    Frame("news://[", "1:", ":]:1/g"),
    Frame("news://[v1.", "a", "]/a@b"),
    Frame("nntp:", "a", "/g"),
    Frame("nntp://h/", "ab.", "/12#.."),
    Frame("nntp://h/%C3%A9", "a", "/1-2"),
    Frame("nntp://u:p@h/g/", "0", "#f"),
];

/// What every octet is tried in.
const PLAIN: &[Frame<'_>] = &[
    Frame("news:", "a", ""),
    Frame("news:", "a", "@b.c"),
    Frame("news:a@", "a", "#f"),
    Frame("news://", "a", "/g"),
    Frame("nntp://", "a", ":119/g/1"),
    Frame("nntp://h/", "a", "/42"),
];

/// What may have any octet of a group between two others, so that it is still common.
const GROUPS: &[Frame<'_>] = &[
    Frame("news:", "a", ""),
    Frame("news:", "a", "@b"),
    Frame("news:a@", "a", ""),
    Frame("news://", "a", "/g"),
    Frame("nntp://h/", "a", "/1"),
];

/// The same of any length.
const LONG_GROUPS: &[Frame<'_>] = &[
    Frame("news:", "a", ""),
    Frame("news:", "a", "@b"),
    Frame("news:a@", "a", ""),
    Frame("news://h/", "a", "@b"),
];

/// Message-IDs by themselves.
const ALONE: &[Frame<'_>] = &[
    Frame("", "a", "@b"),
    Frame("a@", "a", ""),
    Frame("", "ab.", "@b.c"),
    Frame("<", "a", "@b>"),
    Frame("a%/", "a", "%41@b#"),
    Frame("a@[", "a", "]"),
];

/// Message-IDs that can be as long as they are allowed to be.
const ARTICLES: &[Frame<'_>] = &[
    Frame("news:", "a", "@b"),
    Frame("news:a@", "a", ""),
    Frame("news://h/", "a", "@b#f"),
    Frame("news:%41", "a", "@b"),
];

/// A URI of two parts, each of any length: what stands before them, between them, and behind them.
#[derive(Clone, Copy, Debug)]
struct Pair(&'static str, &'static str, &'static str);

const PAIRS: &[Pair] = &[
    Pair("news:", ".", "@b"),
    Pair("news:", "@", ""),
    Pair("news:a..b", "@", "#.."),
    Pair("news://", "/", ""),
    Pair("news://", "/", "@b"),
    Pair("news://", "/a@", "#.f"),
    Pair("snews://u@", ":119/", "@b.c"),
    Pair("news://", "@h:1/", ""),
    Pair("news://", ":/", "?q"),
    Pair("nntp://", "/", ""),
    Pair("nntp://", "/", "/1"),
    Pair("nntp://u@", ":119/g.", "/12#f"),
    Pair("nntp://", "@[::1]/", "/0"),
];

/// One octet of each class that the scanner may tell apart, and triplets.
const PIECES: &[&str] = &[
    "g", "e", "0", "-", ".", "@", "%", "%41", "%2e", "$", "!", "*", "?", "#", "/", ":", "[", "]",
    "<", ">", "\"", ",", " ", "\t", "\0", "\x7F", "é",
];

/// All words of at most so many pieces.
fn words(depth: u32) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut longest = words.clone();
    for _ in 0..depth {
        longest = longest
            .iter()
            .flat_map(|word| PIECES.iter().map(move |piece| format!("{word}{piece}")))
            .collect();
        words.extend_from_slice(&longest);
    }
    words
}

/// Every octet that UTF-8 has, in a character: ASCII, all that begin one, and all that go on.
fn characters() -> Vec<char> {
    let ascii_and_ends = '\0'..='\u{BF}';
    let of_two = (3..0x20).map(|lead| lead << 6);
    let of_three = (0..0x10).map(|lead: u32| (lead << 12).max(0x800));
    let of_four = (0..5).map(|lead: u32| (lead << 18).max(0x1_0000));
    let begins = of_two.chain(of_three).chain(of_four).map(|code| char::from_u32(code).unwrap());
    ascii_and_ends.chain(begins).collect()
}

/// What is done with texts.
type Visit<'v> = &'v mut dyn FnMut(&str);

/// A filling of so many octets.
fn fill(filling: &str, octets: usize) -> String {
    filling.chars().cycle().take(octets).collect()
}

impl Frame<'_> {
    fn filled(self, octets: usize) -> String {
        let Self(before, filling, behind) = self;
        format!("{before}{}{behind}", fill(filling, octets))
    }

    /// Each word at a place of the filling, with so much of that behind it.
    fn with(self, place: usize, words: &[String], octets_behind: usize, visit: Visit<'_>) {
        let Self(before, filling, behind) = self;
        let rest = format!("{}{behind}", fill(filling, octets_behind));
        let mut text = format!("{before}{}", fill(filling, place));
        let start = text.len();
        for word in words {
            text.truncate(start);
            text += word;
            text += &rest;
            visit(&text);
        }
    }
}

/// Does something with texts of each frame, and counts them.
fn each<T: Copy + Send + Sync>(
    frames: &[T],
    texts: impl Fn(T, Visit<'_>) + Sync,
    visit: impl Fn(&str) + Sync,
) {
    let of_frame = |frame| {
        let mut count: u64 = 0;
        texts(frame, &mut |text| {
            visit(text);
            count += 1;
        });
        count
    };
    let of_frame = &of_frame;
    let count: u64 = thread::scope(|scope| {
        let threads: Vec<_> =
            frames.iter().map(|frame| scope.spawn(move || of_frame(*frame))).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).sum()
    });
    println!("{} frames, {count} texts", frames.len());
}

fn frames() -> Vec<Frame<'static>> {
    [COMMON, OTHER].concat()
}

#[test]
fn what_is_common_is_read_at_once() {
    for frame in COMMON {
        for octets in 1..=16 {
            let text = frame.filled(octets);
            assert!(is_common(&text), "{text}");
        }
    }
}

#[test]
fn every_octet_of_a_group_is_read_at_once_at_every_place() {
    let is_raw = |letter: &char| letter.is_ascii_alphanumeric() || "-+_.".contains(*letter);
    let words: Vec<String> = (' '..='~').filter(is_raw).map(String::from).collect();
    for (frames, lengths) in [(GROUPS, 40..=60), (LONG_GROUPS, 120..=136)] {
        let texts = |frame: Frame<'_>, visit: Visit<'_>| {
            for length in lengths.clone() {
                (1..length).for_each(|place| frame.with(place, &words, length - place, visit));
            }
        };
        each(frames, texts, |text| assert!(is_common(text), "{text}"));
    }
}

/// Each word at every place of a frame, and little behind it.
fn at_every_place(frame: Frame<'_>, words: &[String], visit: Visit<'_>) {
    for place in 0..=PLACES {
        frame.with(place, words, 0, visit);
        if place <= WINDOW {
            frame.with(place, words, 20, visit);
        }
    }
}

#[test]
fn all_ways_to_read_agree_on_words_at_every_place() {
    let words = words(depth());
    each(&frames(), |frame, visit| at_every_place(frame, &words, visit), compare_ways);
}

#[test]
fn scanner_and_oracle_agree_on_an_octet_at_every_place() {
    let words = words(1);
    each(&frames(), |frame, visit| at_every_place(frame, &words, visit), compare);
}

/// Each word at every place of a filling of some lengths.
fn at_every_length(
    frame: Frame<'_>,
    words: &[String],
    lengths: RangeInclusive<usize>,
    visit: Visit<'_>,
) {
    for length in lengths {
        for place in 0..=length {
            frame.with(place, words, length - place, visit);
        }
    }
}

#[test]
fn all_ways_to_read_agree_on_an_octet_at_every_place_of_every_length_up_to_a_window() {
    let words = words(1);
    let texts = |frame, visit: Visit<'_>| at_every_length(frame, &words, 0..=WINDOW, visit);
    each(&frames(), texts, compare_ways);
}

#[test]
fn scanner_and_oracle_agree_on_message_ids_about_as_long_as_they_can_be() {
    let words = words(1);
    let texts = |frame, visit: Visit<'_>| at_every_length(frame, &words, 245..=247, visit);
    each(ARTICLES, texts, compare);
}

#[test]
fn scanner_and_oracle_agree_on_every_octet_of_utf_8_at_every_place_of_a_window_and_beyond() {
    let words: Vec<String> = characters().into_iter().map(String::from).collect();
    let texts = |frame, visit: Visit<'_>| {
        at_every_length(frame, &words, 48..=48, visit);
        at_every_length(frame, &words, 100..=100, visit);
    };
    each(PLAIN, texts, compare);
}

/// Each word before and behind the second part, for all lengths of both.
fn between(pair: Pair, words: &[String], visit: Visit<'_>) {
    let Pair(before, between, behind) = pair;
    for first in 0..=WINDOW {
        let before = format!("{before}{}{between}", fill("a", first));
        let frame = Frame(&before, "a", behind);
        for second in 0..=WINDOW {
            frame.with(0, words, second, visit);
            frame.with(second, words, 0, visit);
        }
    }
}

#[test]
fn all_ways_to_read_agree_on_two_parts_of_every_length() {
    let words = words(1);
    each(PAIRS, |pair, visit| between(pair, &words, visit), compare_ways);
}

/// A frame that ends anywhere.
fn prefixes(frame: Frame<'_>, visit: Visit<'_>) {
    let Frame(before, _, behind) = frame;
    (0..before.len()).for_each(|end| visit(&before[..end]));
    for octets in 0..=PLACES {
        let text = frame.filled(octets);
        let end = text.len();
        (end - behind.len()..=end).for_each(|end| visit(&text[..end]));
    }
}

#[test]
fn scanner_and_oracle_agree_on_texts_that_end_anywhere() {
    each(&frames(), prefixes, compare);
}

/// All ways to read a Message-ID by itself agree: that of programs that run, that of constants, and that
/// of ids in brackets, which has no fast path.
fn compare_ids(text: &str) {
    let constant = plain::message_id(text);
    let run = MessageId::parse(text);
    assert_eq!(run.as_ref().map(MessageId::as_str), constant.as_ref().copied(), "{text:?}");
    if !text.contains(['<', '>']) {
        let bracketed = format!("<{text}>");
        assert_eq!(plain::message_id(&bracketed).ok(), constant.ok(), "{text:?}");
    }
}

#[test]
fn all_ways_to_read_a_message_id_by_itself_agree_at_every_place() {
    let (longer, words) = (words(depth()), words(1));
    let texts = |frame, visit: Visit<'_>| {
        at_every_place(frame, &longer, visit);
        at_every_length(frame, &words, 240..=248, visit);
    };
    each(ALONE, texts, compare_ids);
}

/// What a set lacks and which triplets there are is found by marks as it is octet by octet.
fn check_marks(text: &str) {
    for set in [GROUP_CHAR, MESSAGE_ID_WRITTEN, FRAGMENT] {
        let lacking = text.bytes().enumerate().filter(|(_, octet)| !set.has(*octet));
        assert!(set.lacking(text).eq(lacking), "{text:?}");
    }
    let triplets = (0..text.len()).filter_map(|place| {
        let digits = text.get(place..place + 3)?.strip_prefix('%')?;
        let is_hex = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
        is_hex.then(|| Some((place, u8::from_str_radix(digits, 16).ok()?)))?
    });
    assert!(Triplets::of(text).eq(triplets), "{text:?}");
}

#[test]
fn octets_and_triplets_are_found_at_every_place() {
    let words = words(1);
    each(ALONE, |frame, visit| at_every_place(frame, &words, visit), check_marks);
}
