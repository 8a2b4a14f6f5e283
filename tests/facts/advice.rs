//! What is valid but unwise: where it is, and what to write instead.

use newsuri::{Advice, AdviceKind, MessageId, NewsUri, NewsUriRef};
use newsuri_tests::Table;

/// The cases of `cases/advice.tsv`, one line for each advice: the URI, the kind, the place, and the
/// URI with the suggested edit.
fn cases() -> Table {
    Table::read(include_str!("../cases/advice.tsv"))
}

fn line(text: &str, advice: &Advice) -> [String; 3] {
    let range = advice.range();
    let better = advice.suggestion(text).map_or(String::from("none"), |suggestion| {
        let range = suggestion.range();
        format!("{}{suggestion}{}", &text[..range.start], &text[range.end..])
    });
    [format!("{:?}", advice.kind()), format!("{}..{}", range.start, range.end), better]
}

#[test]
fn every_case_has_its_advice_and_no_other() {
    let table = cases();
    for row in table.rows() {
        let text = row.get("input");
        let uri = NewsUriRef::parse(text).unwrap();
        let given: Vec<_> = uri.advice().map(|advice| line(text, &advice)).collect();
        let expected: Vec<_> = table
            .rows()
            .filter(|row| row.get("input") == text && row.get("advice") != "none")
            .map(|row| ["advice", "range", "better"].map(|column| String::from(row.get(column))))
            .collect();
        assert_eq!(given, expected, "{text}");
    }
}

#[test]
fn every_kind_of_advice_has_a_case() {
    let table = cases();
    let missing: Vec<String> = AdviceKind::ALL
        .iter()
        .map(|kind| format!("{kind:?}"))
        .filter(|kind| table.rows().all(|row| row.get("advice") != kind))
        .collect();
    // These are given by older grammars only.
    assert_eq!(missing, ["MessageIdNotRfc5536", "AllGroupsStar", "ArticleRangeEmpty"]);
}

#[test]
fn a_suggestion_that_is_followed_gives_a_uri_without_that_advice() {
    for row in cases().rows().filter(|row| !matches!(row.get("better"), "" | "none")) {
        let better = NewsUriRef::parse(row.get("better")).unwrap();
        let again =
            better.advice().find(|advice| format!("{:?}", advice.kind()) == row.get("advice"));
        let at_same_place =
            again.is_some_and(|again| line(better.as_str(), &again)[1] == row.get("range"));
        assert!(!at_same_place || row.get("advice") == "NewsgroupDot", "{better}");
    }
}

#[test]
fn no_link_made_of_a_real_message_id_gets_advice() {
    let ids = include_str!("../data/message-ids.txt");
    let mut links = 0;
    for id in ids.lines() {
        let link = NewsUri::article().msg_id(MessageId::parse(id).unwrap()).build();
        assert_eq!(link.advice().next(), None, "{link}");
        links += 1;
    }
    assert_eq!(links, 20_000);
}

#[test]
fn a_real_message_id_that_nobody_encoded_gets_advice_if_it_reads_as_something_else() {
    let ids = include_str!("../data/message-ids.txt");
    let (mut wrong, mut silent) = (0, 0);
    for id in ids.lines().map(|id| MessageId::parse(id).unwrap()) {
        let text = format!("news:{id}");
        let Ok(uri) = NewsUriRef::parse(&text) else { continue };
        let is_right = uri.message_id().is_some_and(|read| read == id);
        let told = uri.advice().any(|advice| {
            matches!(advice.kind(), AdviceKind::MessageIdPercent | AdviceKind::FragmentAt)
        });
        assert!(!told || !is_right, "{uri}");
        wrong += usize::from(!is_right);
        silent += usize::from(!is_right && !told);
    }
    // Where `%5E` may as well be an encoded `^`, nobody can know.
    assert!(wrong > 300 && silent * 20 < wrong, "{silent} of {wrong}");
}

#[test]
fn advice_displays_where_it_is_what_is_unwise_and_the_rule_but_not_the_text() {
    let uri = NewsUri::parse("news://me:hunter2@h.example/g").unwrap();
    assert_eq!(
        uri.advice().next().unwrap().to_string(),
        "at byte 10: userinfo: whoever reads the URI reads the password (RFC 3986, section 3.2.1)"
    );
}

#[test]
fn a_report_of_advice_shows_the_place_and_what_to_write_and_no_password() {
    let uri = NewsUri::parse("news://me:hunter2@h.example:119/a%7Eb").unwrap();
    for advice in uri.advice() {
        let report = advice.report(uri.as_str());
        assert!(!report.as_str().contains("hunter2"), "{report}");
        assert!(report.as_str().contains("me:***@") && report.as_str().contains("\nnote: RFC "));
    }
    let uri = NewsUri::parse("news:%61.%62").unwrap();
    let report = uri.advice().next().unwrap().report(uri.as_str()).to_string();
    assert_eq!(
        report,
        "text: this need not be percent-encoded\n    news:%61.%62\n         ^^^\nhelp: write \
         \"news:a.b\"\nnote: RFC 3986, section 6.2.2.2"
    );
}
