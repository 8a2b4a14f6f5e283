//! The oracle itself, against the cases of the field.

use newsuri_tests::Table;

use newsuri_tests::compare::{ORACLE, compare};

#[test]
fn the_oracle_judges_the_cases_as_they_should_be() {
    let table = Table::read(include_str!("../cases/strict.tsv"));
    for row in table.rows() {
        let text = row.get("input");
        let judged = ORACLE.judge(text);
        assert_eq!(judged.is_some(), row.get("verdict") == "ok", "{text}");
        if let Some(meaning) = judged {
            assert_eq!(meaning.kind, row.get("kind"), "{text}");
            assert_eq!(meaning.value, row.get("value"), "{text}");
        }
    }
}

#[test]
fn scanner_and_oracle_agree_on_the_cases() {
    for text in [include_str!("../cases/strict.tsv"), include_str!("../cases/errors.tsv")] {
        for row in Table::read(text).rows() {
            compare(row.get("input"));
        }
    }
}
