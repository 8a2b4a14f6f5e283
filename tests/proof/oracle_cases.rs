//! The oracle itself, against the cases of the field.

use newsuri::draft::Grammar as Older;
use newsuri_tests::Table;
use newsuri_tests::compare::{By, GRAMMARS, compare_by, oracle};

#[test]
fn the_oracle_judges_the_cases_as_they_should_be() {
    let table = Table::read(include_str!("../cases/strict.tsv"));
    for row in table.rows() {
        let text = row.get("input");
        let judged = oracle(None).judge(text);
        assert_eq!(judged.is_some(), row.get("verdict") == "ok", "{text}");
        if let Some(meaning) = judged {
            assert_eq!(meaning.kind, row.get("kind"), "{text}");
            assert_eq!(meaning.value, row.get("value").as_bytes(), "{text}");
        }
    }
}

/// The grammars of a scheme, by the names that `cases/legacy.tsv` has for them.
const NAMES: &[(&str, &str, &[Older])] = &[
    ("news:", "seed-primary", &[Older::Primary]),
    ("news:", "seed-alt1", &[Older::Empty]),
    ("news:", "seed-alt2", &[Older::Wildmat]),
    ("news:", "rfc1738", &[Older::NewsUrl]),
    ("nntp:", "seed-nntp", &[Older::Primary, Older::Empty, Older::Wildmat]),
    ("nntp:", "rfc1738", &[Older::NntpUrl]),
];

#[test]
fn the_oracle_accepts_the_older_cases_by_the_grammars_that_they_name() {
    let table = Table::read(include_str!("../cases/legacy.tsv"));
    for row in table.rows() {
        let text = row.get("input");
        for (_, name, grammars) in NAMES.iter().filter(|(scheme, ..)| text.starts_with(scheme)) {
            let expected = row.get("accepted_by").split(';').any(|accepts| accepts == *name);
            for grammar in *grammars {
                let judged = oracle(Some(*grammar)).judge(text);
                assert_eq!(judged.is_some(), expected, "{grammar:?}: {text}");
            }
        }
    }
}

/// The grammar that a row of the errors is about, if it is about a URI.
fn by(subject: &str) -> Option<By> {
    GRAMMARS.into_iter().find(|by| match by {
        None => subject == "news URI",
        Some(older) => subject == format!("{older:?}"),
    })
}

#[test]
fn the_oracle_refuses_the_errors_by_their_grammar() {
    let table = Table::read(include_str!("../cases/errors.tsv"));
    let mut refused = [0; GRAMMARS.len()];
    for row in table.rows() {
        let (text, Some(by)) = (row.get("input"), by(row.get("subject"))) else { continue };
        assert_eq!(oracle(by).judge(text), None, "{by:?}: {text}");
        refused[GRAMMARS.iter().position(|grammar| *grammar == by).unwrap()] += 1;
    }
    assert!(refused.iter().all(|count| *count > 0), "{refused:?}");
}

#[test]
fn scanner_and_oracle_agree_on_the_cases() {
    for text in [
        include_str!("../cases/strict.tsv"),
        include_str!("../cases/errors.tsv"),
        include_str!("../cases/legacy.tsv"),
    ] {
        for row in Table::read(text).rows() {
            for by in GRAMMARS {
                compare_by(by, row.get("input"));
            }
        }
    }
}
