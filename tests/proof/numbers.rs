//! Numbers: those of articles, ports, and those of addresses, which the fast path reads without a branch on
//! how long they are.

use std::net::{Ipv4Addr, Ipv6Addr};

use newsuri_core::{Grammar, HostKind, ParseError, Parts, scan};
use newsuri_tests::compare::{compare, compare_ways};

/// What all ways to read a text agree on.
fn read(text: &str) -> Result<Parts, ParseError> {
    compare_ways(text);
    scan(text, Grammar::Rfc5538)
}

/// What stands before and behind the number of an article.
const ARTICLES: &[(&str, &str)] = &[
    ("nntp://h/g/", ""),
    ("nntp://h/g/", "#f"),
    ("nntp://u@news.example.com:119/comp.lang.c/", ""),
    ("nntp://[::1]/de.comp.lang.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/", ""),
    ("nntp://h/de.comp.lang.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/", ""),
];

/// What stands before and behind a port.
const PORTS: &[(&str, &str)] = &[
    ("news://h:", "/"),
    ("news://:", "/g"),
    ("news://h:", ""),
    ("snews://192.0.2.1:", "/a@b"),
    ("nntp://u@h:", "/g/1"),
    ("nntp://[::1]:", "/g"),
    ("news://aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:", "/g"),
];

/// What stands before and behind an IPv4 address.
const ADDRESSES: &[(&str, &str)] = &[
    ("news://", "/"),
    ("news://", ""),
    ("news://u@", ":119/g"),
    ("nntp://1.2.3@", "/1.2"),
    ("nntp://", ":/g/1"),
    ("news://aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa@", "/a@b"),
];

/// Numbers about as large as a port, and as what ports are computed in.
const LIMITS: &[&str] =
    &["", "1", "119", "65535", "65536", "70000", "99999", "4294967297", "18446744073709551617"];

/// The neighbours of the digits in ASCII, and what else may follow a number or stand in it.
const OTHERS: &[&str] = &["/", ":", "a", ".", "-", "@", "#", "%31", "\0", "é"];

/// Numbers of every length up to that of the longest that is computed with, and with zeros before them.
fn numbers() -> Vec<String> {
    let runs = ["0", "9", "1"];
    let runs = runs.iter().flat_map(|digit| (0..=20).map(move |length| digit.repeat(length)));
    let padded = LIMITS.iter().flat_map(|limit| {
        (0..=20 - limit.len()).map(move |zeros| format!("{}{limit}", "0".repeat(zeros)))
    });
    runs.chain(padded).collect()
}

/// A number, and with something else at every place of it: before what is there, and instead of it.
fn spoilt(number: &str, visit: &mut impl FnMut(&str)) {
    visit(number);
    for place in 0..=number.len() {
        let (before, rest) = number.split_at(place);
        for other in OTHERS {
            visit(&format!("{before}{other}{rest}"));
            if let Some(rest) = rest.get(1..) {
                visit(&format!("{before}{other}{rest}"));
            }
        }
    }
}

#[test]
fn scanner_and_oracle_agree_on_numbers_of_every_length_right_and_wrong() {
    let mut texts = 0;
    for number in numbers() {
        for (before, behind) in [ARTICLES, PORTS].concat() {
            spoilt(&number, &mut |number| {
                compare(&format!("{before}{number}{behind}"));
                texts += 1;
            });
        }
    }
    println!("{texts} texts");
}

/// Calls `visit` with every word of so many letters, behind `text`.
fn words(text: &mut String, letters: &[&str], length: u32, visit: &mut impl FnMut(&str)) {
    if length == 0 {
        return visit(text);
    }
    let end = text.len();
    for letter in letters {
        *text += letter;
        words(text, letters, length - 1, visit);
        text.truncate(end);
    }
}

#[test]
fn all_ways_to_read_agree_on_every_pattern_of_digits_and_others_in_an_article_number() {
    let mut texts = 0;
    for other in ["/", ":"] {
        for length in 0..=17 {
            words(&mut String::from("nntp://h/g/"), &["5", other], length, &mut |text| {
                compare_ways(text);
                texts += 1;
            });
        }
    }
    println!("{texts} texts");
}

const DIGITS: &[&str] = &["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

#[test]
fn every_port_of_up_to_five_digits_is_what_rust_makes_of_them() {
    for length in 0..=5 {
        words(&mut String::new(), DIGITS, length, &mut |digits| {
            let text = format!("news://h:{digits}/g");
            let port = read(&text).map(|parts| parts.port());
            match digits.parse::<u16>() {
                Err(_) if length > 0 => assert!(port.is_err(), "{text}"),
                expected => assert_eq!(port, Ok(expected.ok()), "{text}"),
            }
        });
    }
}

/// A host is an IPv4 address if and only if Rust reads one.
fn check_address(text: &str) {
    if let Ok(parts) = read(text) {
        let is_ipv4 = text[parts.host()].parse::<Ipv4Addr>().is_ok();
        assert_eq!(parts.host_kind() == HostKind::Ipv4, is_ipv4, "{text}");
    }
}

/// Numbers that an IPv4 address may have, and others.
const PARTS: &[&str] =
    &["", "0", "9", "25", "00", "01", "199", "255", "256", "999", "1000", "a", "2:5"];

#[test]
fn addresses_of_every_shape_are_those_that_rust_reads() {
    let mut texts = 0;
    let more: Vec<String> = PARTS.iter().map(|part| format!(".{part}")).collect();
    let more: Vec<&str> = more.iter().map(String::as_str).collect();
    for (before, behind) in ADDRESSES {
        for count in 0..=4 {
            for first in PARTS {
                words(&mut format!("{before}{first}"), &more, count, &mut |text| {
                    check_address(&format!("{text}{behind}"));
                    texts += 1;
                });
            }
        }
    }
    println!("{texts} texts");
}

#[test]
fn every_number_of_an_address_is_one_that_rust_reads() {
    let mut texts = 0;
    let letters = [DIGITS, &["/", ":", ".", "a"]].concat();
    for (before, behind) in [("", ".1.2.3"), ("255.", ".1.2"), ("0.25.", ".3"), ("1.25.199.", "")] {
        for length in 0..=4 {
            words(&mut format!("news://{before}"), &letters, length, &mut |text| {
                check_address(&format!("{text}{behind}/g"));
                texts += 1;
            });
        }
    }
    println!("{texts} texts");
}

/// What IPv6 addresses are made of, right or wrong.
const GROUPS: &[&str] = &["::", ":", "0", "f00D", "12345", "g", "192.0.2.1", "256.0.0.1", ".", "]"];

#[test]
fn an_address_in_brackets_is_read_if_and_only_if_rust_reads_it() {
    let mut texts = 0;
    // More than 255 groups are not counted in an octet as if they were fewer.
    for before in (0..=8).chain([255, 263]) {
        for length in 0..=4 {
            words(&mut "1:".repeat(before), GROUPS, length, &mut |address| {
                let is_ipv6 = address.parse::<Ipv6Addr>().is_ok();
                for text in [format!("news://[{address}]/g"), format!("nntp://u@[{address}]:1/g/2")]
                {
                    let kind = read(&text).map(|parts| parts.host_kind());
                    assert_eq!(kind.ok(), is_ipv6.then_some(HostKind::Ipv6), "{text}");
                    texts += 1;
                }
            });
        }
    }
    println!("{texts} texts");
}
