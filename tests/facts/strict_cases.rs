//! `cases/strict.tsv`: texts, and what they name or where they are wrong.

use std::fmt::Write as _;

use newsuri::{HostKind, NewsUriRef, ParseError, Scheme, Target};
use newsuri_tests::{Row, Table};

/// What a valid text is, in the columns of the table.
fn describe(uri: NewsUriRef<'_>) -> [String; 5] {
    let (kind, value, number) = match uri.target() {
        Target::Article(id) => ("article", id.to_string(), None),
        Target::Group(group) if uri.scheme() == Scheme::Nntp => {
            ("nntp-group", group.to_string(), None)
        }
        Target::Group(group) => ("group", group.to_string(), None),
        Target::Groups(pattern) => ("wildmat", pattern.to_string(), None),
        Target::AllGroups => ("all-groups", String::new(), None),
        Target::NumberedArticle { group, number } => {
            ("nntp-article", group.to_string(), Some(number))
        }
    };
    let host = uri.server().map_or(String::new(), |server| {
        let host = server.host();
        let text = if host.kind() == HostKind::Name {
            host.text().unwrap()
        } else {
            host.to_string().into()
        };
        text.to_ascii_lowercase()
    });
    let port = uri.effective_port().map_or(String::new(), |port| port.to_string());
    let number = number.map_or(String::new(), |number| number.to_string());
    [kind.into(), host, port, value, number]
}

fn expected(row: Row<'_>) -> [String; 5] {
    let [kind, host, port, value] = ["kind", "host", "port", "value"].map(|c| row.get(c).into());
    let number = row.get("number").parse::<u64>().map_or(String::new(), |n| n.to_string());
    [kind, host, port, value, number]
}

fn is_expected(error: ParseError, row: Row<'_>) -> bool {
    let offset = error.offset().to_string();
    offset == row.get("offset") || row.get("offset_alt").split(';').any(|alt| alt == offset)
}

#[test]
fn every_case_reads_as_it_should() {
    let table = Table::read(include_str!("../cases/strict.tsv"));
    let mut wrong = String::new();
    for row in table.rows() {
        let input = row.get("input");
        let result = NewsUriRef::parse(input);
        let fits = match (row.get("verdict"), result) {
            ("ok", Ok(uri)) => describe(uri) == expected(row),
            ("err", Err(error)) => is_expected(error, row),
            _ => false,
        };
        if !fits {
            let found = result.map(describe).map_err(|error| error.report(input).to_string());
            let _ = writeln!(wrong, "{input:?}: {found:?}; {row:?}");
        }
    }
    assert_eq!(table.rows().count(), 192);
    assert!(wrong.is_empty(), "{wrong}");
}
