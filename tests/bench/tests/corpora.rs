//! The texts are what they are called, and the same each time.
#![allow(clippy::unwrap_used, clippy::panic, reason = "these are tests")]

use std::collections::HashSet;

use newsuri::{NewsUriRef, Target};
use newsuri_bench::class::{CLASSES, Class};

fn texts(class: &str) -> &'static [&'static str] {
    Class::of(class).corpus().texts()
}

fn target(text: &'static str) -> Target<'static> {
    NewsUriRef::parse(text).unwrap_or_else(|error| panic!("{text}: {error}")).target()
}

#[test]
fn all_texts_but_the_invalid_ones_are_read() {
    for class in CLASSES.iter().filter(|class| class.name != "invalid") {
        for text in class.corpus().texts() {
            target(text);
        }
    }
    assert!(texts("invalid").iter().all(|text| NewsUriRef::parse(text).is_err()));
}

#[test]
fn each_is_of_its_class() {
    for (class, encoded) in [("plain id", false), ("encoded id", true)] {
        for text in texts(class) {
            assert!(matches!(target(text), Target::Article(_)), "{text}");
            assert_eq!(text.contains('%'), encoded, "{text}");
        }
    }
    for class in ["ids", "ids, cold", "ids there"] {
        assert!(texts(class).iter().all(|text| matches!(target(text), Target::Article(_))));
    }
    assert!(texts("group").iter().all(|text| matches!(target(text), Target::Group(_))));
    for class in ["authority", "nntp", "ids there"] {
        let server = |text: &&'static str| NewsUriRef::parse(text).unwrap().server();
        assert!(texts(class).iter().all(|text| server(text).is_some()));
    }
}

#[test]
fn an_authority_has_each_of_its_parts_somewhere() {
    let has = |test: fn(NewsUriRef<'_>) -> bool| {
        assert!(texts("authority").iter().any(|text| test(NewsUriRef::parse(text).unwrap())));
    };
    has(|uri| uri.host().unwrap().kind() == newsuri::HostKind::Ipv4);
    has(|uri| uri.host().unwrap().kind() == newsuri::HostKind::Ipv6);
    has(|uri| uri.userinfo().is_some());
    has(|uri| uri.port().is_some());
    has(|uri| uri.port().is_none());
    has(|uri| uri.scheme() == newsuri::Scheme::Snews);
    has(|uri| matches!(uri.target(), Target::Article(_)));
    has(|uri| matches!(uri.target(), Target::Group(_)));
    has(|uri| matches!(uri.target(), Target::AllGroups));
}

#[test]
fn half_of_the_mixed_ones_are_ids_and_a_fifth_of_these_is_encoded() {
    for class in ["mixed", "mixed, cold"] {
        let texts = texts(class);
        let ids: Vec<_> =
            texts.iter().filter(|text| !text.contains("://") && text.contains('@')).collect();
        let encoded = ids.iter().filter(|text| text.contains('%')).count();
        assert!((48..=52).contains(&(100 * ids.len() / texts.len())));
        assert!((18..=22).contains(&(100 * encoded / ids.len())));
    }
}

#[test]
fn the_mixed_ones_are_as_long_as_links_are() {
    for class in ["mixed", "mixed, cold"] {
        let mean = Class::of(class).corpus().mean_length();
        assert!((44.0..50.0).contains(&mean), "{mean}");
    }
}

#[test]
fn no_two_drawn_texts_are_the_same() {
    for class in ["mixed", "mixed, cold", "authority", "ids, cold"] {
        let texts = texts(class);
        assert_eq!(texts.iter().collect::<HashSet<_>>().len(), texts.len());
        assert_eq!(texts.len(), Class::of(class).count());
    }
}

#[test]
fn each_invalid_one_is_an_octet_away_from_a_mixed_one() {
    for (mutant, text) in texts("invalid").iter().zip(texts("mixed")) {
        let same = mutant.bytes().zip(text.bytes()).take_while(|(a, b)| a == b).count();
        let same_behind =
            mutant.bytes().rev().zip(text.bytes().rev()).take_while(|(a, b)| a == b).count();
        let longer = mutant.len().max(text.len());
        assert!(mutant != text && same + same_behind + 1 >= longer, "{mutant}");
    }
}

#[test]
fn long_texts_have_their_length() {
    for (class, length) in
        [("id, 250 B", 250), ("group, 1 KiB", 1024), ("fragment, 1 MiB", 1 << 20)]
    {
        assert!(texts(class).iter().all(|text| text.len() == length));
    }
}

#[test]
fn a_corpus_is_the_same_each_time() {
    for class in CLASSES {
        assert_eq!(class.corpus().texts(), class.corpus().texts());
    }
}
