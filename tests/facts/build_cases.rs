//! `cases/build.tsv`: raw arguments, and the canonical URI made of them.

use std::fmt::Write as _;

use newsuri::{ArticleNumber, Host, MessageId, NewsUri, NewsUriRef, Newsgroup, Server, Wildmat};
use newsuri_tests::{Row, Table};

type Failure = Box<dyn std::error::Error>;

fn server(row: Row<'_>) -> Result<Option<Server<'_>>, Failure> {
    if row.get("host").is_empty() {
        return Ok(None);
    }
    let server = Server::new(Host::parse(row.get("host"))?).with_user(row.get("user"));
    if row.get("port").is_empty() {
        return Ok(Some(server));
    }
    Ok(Some(server.with_port(row.get("port").parse()?)))
}

fn build(row: Row<'_>) -> Result<NewsUri, Failure> {
    let value = row.get("value");
    let server = server(row)?;
    let snews = row.get("scheme") == "snews";
    let uri = match row.get("kind") {
        "article" => {
            let builder = NewsUri::article().msg_id(MessageId::parse(value)?).maybe_server(server);
            if snews { builder.snews().build() } else { builder.build() }
        }
        "group" => {
            let builder = NewsUri::group().group(Newsgroup::parse(value)?).maybe_server(server);
            if snews { builder.snews().build() } else { builder.build() }
        }
        "wildmat" => {
            let builder = NewsUri::groups().wildmat(Wildmat::parse(value)?).maybe_server(server);
            if snews { builder.snews().build() } else { builder.build() }
        }
        "nntp-group" => NewsUri::nntp_group()
            .server(server.ok_or("a server is missing")?)
            .group(Newsgroup::parse(value)?)
            .build(),
        "nntp-article" => NewsUri::numbered_article()
            .server(server.ok_or("a server is missing")?)
            .group(Newsgroup::parse(value)?)
            .number(ArticleNumber::parse(row.get("number"))?)
            .build(),
        kind => return Err(format!("unknown kind {kind}").into()),
    };
    Ok(uri)
}

#[test]
fn every_case_builds_as_it_should() {
    let table = Table::read(include_str!("../cases/build.tsv"));
    let mut wrong = String::new();
    for row in table.rows() {
        let built = build(row);
        let fits = match &built {
            Ok(uri) => {
                row.get("verdict") == "ok"
                    && *uri == row.get("uri")
                    && NewsUriRef::parse(uri.as_str()).is_ok()
            }
            Err(_) => row.get("verdict") == "err",
        };
        if !fits {
            let _ = writeln!(wrong, "{built:?}; {row:?}");
        }
    }
    assert_eq!(table.rows().count(), 86);
    assert!(wrong.is_empty(), "{wrong}");
}
