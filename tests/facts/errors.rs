//! Each kind of error: where it is, what it says, and what mends it.

use newsuri::draft::{self, DraftUriRef, Grammar};
use newsuri::{
    ArticleNumber, Host, MessageId, NewsUriRef, Newsgroup, ParseError, ParseErrorKind, Server,
    Wildmat,
};
use newsuri_tests::Table;

/// Reads a text as what the table calls it: by the name of its subject, or of its grammar.
fn parse(what: &str, text: &str) -> Result<(), ParseError> {
    match what {
        "news URI" => NewsUriRef::parse(text).map(drop),
        "Message-ID" => MessageId::parse(text).map(drop),
        "newsgroup name" => Newsgroup::parse(text).map(drop),
        "wildmat" => Wildmat::parse(text).map(drop),
        "server" => Server::parse(text).map(drop),
        "host" => Host::parse(text).map(drop),
        "article number" => ArticleNumber::parse(text).map(drop),
        "draft Message-ID" => draft::MessageId::parse(text).map(drop),
        "draft newsgroup name" => draft::Newsgroup::parse(text).map(drop),
        "draft wildmat" => draft::Wildmat::parse(text).map(drop),
        "draft article number" => draft::ArticleNumber::parse(text).map(drop),
        "range of article numbers" => draft::ArticleRange::parse(text).map(drop),
        grammar => {
            let known = Grammar::ALL.iter().find(|known| format!("{known:?}") == grammar);
            DraftUriRef::parse(text, *known.unwrap()).map(drop)
        }
    }
}

/// The cases of `cases/errors.tsv`: what is read, the text, the kind, the place, the edit that
/// mends it, and the text that all edits lead to.
fn cases() -> Table {
    Table::read(include_str!("../cases/errors.tsv"))
}

#[test]
fn every_case_has_its_kind_place_and_fix() {
    for row in cases().rows() {
        let text = row.get("input");
        let error = parse(row.get("subject"), text).expect_err(text);
        let range = error.range();
        assert_eq!(format!("{:?}", error.kind()), row.get("kind"), "{text}");
        assert_eq!(format!("{}..{}", range.start, range.end), row.get("range"), "{text}");
        assert!(text.get(range).is_some(), "{text}");
        let fix = error.suggestion(text).map_or(String::from("none"), |suggestion| {
            let range = suggestion.range();
            format!("{}{suggestion}{}", &text[..range.start], &text[range.end..])
        });
        assert_eq!(fix, row.get("fixed"), "{text}");
    }
}

#[test]
fn every_kind_has_a_case() {
    let table = cases();
    let missing: Vec<String> = ParseErrorKind::ALL
        .iter()
        .map(|kind| format!("{kind:?}"))
        .filter(|kind| table.rows().all(|row| row.get("kind") != kind))
        .collect();
    // A text of four gigabytes is no case for a table.
    assert_eq!(missing, ["TextTooLong"]);
}

#[test]
fn following_suggestions_comes_to_an_end() {
    for row in cases().rows() {
        let subject = row.get("subject");
        let mut text = String::from(row.get("input"));
        for _ in 0..20 {
            let Err(error) = parse(subject, &text) else { break };
            let Some(suggestion) = error.suggestion(&text) else { break };
            let mended = suggestion.to_string();
            let range = suggestion.range();
            let before = text.clone();
            text.replace_range(range, &mended);
            assert_ne!(parse(subject, &text), Err(error), "{before} -> {text}");
        }
        let end = parse(subject, &text).map_err(|error| error.suggestion(&text).is_none());
        assert_ne!(end, Err(false), "{text}");
    }
}

#[test]
fn the_text_of_an_error_names_byte_component_reason_and_rule_but_not_the_input() {
    let error = NewsUriRef::parse("news:a|b@example.com").unwrap_err();
    assert_eq!(
        error.to_string(),
        "invalid news URI at byte 6: message-id: this character must be percent-encoded \
         (RFC 5538, section 4)"
    );
}

#[test]
fn a_report_has_excerpt_caret_help_and_rule() {
    let text = "news:{}@example.com";
    let report = NewsUriRef::parse(text).unwrap_err().report(text).to_string();
    assert_eq!(
        report,
        "invalid news URI at byte 5: message-id: this character must be percent-encoded\n    \
         news:{}@example.com\n         \
         ^\nhelp: write \"news:%7B%7D@example.com\"\nnote: RFC 5538, section 4"
    );
}

#[test]
fn a_report_cuts_a_long_text_around_the_place() {
    let text = format!("news:{}~{}", "a".repeat(5_000), "b".repeat(5_000));
    let report = NewsUriRef::parse(&text).unwrap_err().report(&text).to_string();
    let lines: Vec<&str> = report.lines().collect();
    assert!(lines[1].chars().count() < 160, "{report}");
    let caret = lines[2].chars().position(|character| character == '^').unwrap();
    assert_eq!(lines[1].chars().nth(caret), Some('~'), "{report}");
    assert_eq!(lines[3], "help: write `%7E` there");
}

#[test]
fn a_report_shows_no_control_characters() {
    let text = "news:a\u{1b}[2J\u{202e}\r\nb";
    let report = NewsUriRef::parse(text).unwrap_err().report(text).to_string();
    assert!(report.lines().all(|line| !line.contains(char::is_control)), "{report:?}");
    assert!(!report.contains('\u{202e}'));
}

#[test]
fn advice_shows_no_characters_that_turn_text_around() {
    for text in ["a\u{202e}b,", "fr.\u{85}b,"] {
        let report = Newsgroup::parse(text).unwrap_err().report(text).to_string();
        assert!(!report.contains(['\u{202e}', '\u{85}']), "{report:?}");
    }
}

#[test]
fn a_report_and_a_suggestion_on_another_text_do_no_harm() {
    let table = cases();
    let others = ["", "é", "news:x", "news:é", "é€😀".repeat(100).as_str()].map(String::from);
    for row in table.rows() {
        let error = parse(row.get("subject"), row.get("input")).unwrap_err();
        for other in
            table.rows().map(|row| row.get("input")).chain(others.iter().map(String::as_str))
        {
            assert!(!error.report(other).to_string().is_empty());
            if let Some(suggestion) = error.suggestion(other) {
                assert!(other.get(suggestion.range()).is_some(), "{error}: {other:?}");
            }
        }
    }
}

#[test]
fn a_suggestion_debugs_without_its_text() {
    let text = "nntps://user:hunter2@h.example/g";
    let suggestion = NewsUriRef::parse(text).unwrap_err().suggestion(text).unwrap();
    assert_eq!(suggestion.to_string(), "nntp://user:hunter2@h.example:563");
    assert_eq!(format!("{suggestion:?}"), "Suggestion { range: 0..30, .. }");
}

#[test]
fn every_kind_names_its_component_reason_and_rule() {
    for kind in ParseErrorKind::ALL {
        assert!(!kind.reason().is_empty() && !kind.component().name().is_empty());
        assert!(kind.rule().document().starts_with("RFC "));
        assert!(kind.rule().section().starts_with(|digit: char| digit.is_ascii_digit()));
    }
}
