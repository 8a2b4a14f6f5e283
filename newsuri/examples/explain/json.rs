//! Explains a URI to a program.

use std::borrow::Cow;
use std::io::{self, Write};

use newsuri::NewsUriRef;
use serde::Serialize;

use crate::older::{self, Older};
use crate::reading::{self, Failure};

#[derive(Default, Serialize)]
struct Record<'i> {
    input: Cow<'i, str>,
    verdict: &'static str,
    kind: Option<&'static str>,
    scheme: Option<&'static str>,
    host: Option<String>,
    port: Option<u16>,
    value: Option<String>,
    number: Option<u64>,
    fragment: Option<String>,
    offset: Option<usize>,
    end: Option<usize>,
    error: Option<String>,
    older: Vec<Older>,
}

/// Writes one line.
pub(crate) fn write(
    out: &mut impl Write,
    input: &[u8],
    reading: &Result<NewsUriRef<'_>, Failure<'_>>,
) -> io::Result<()> {
    let record = match reading {
        Ok(uri) => valid(*uri),
        Err(failure) => invalid(failure),
    };
    let input = String::from_utf8_lossy(input);
    let older = older::all(&input).collect();
    let record = Record { input, older, ..record };
    writeln!(out, "{}", serde_json::to_string(&record)?)
}

fn valid(uri: NewsUriRef<'_>) -> Record<'static> {
    Record {
        verdict: "ok",
        kind: Some(reading::kind(uri)),
        scheme: Some(uri.scheme().as_str()),
        host: reading::host(uri),
        port: uri.effective_port(),
        value: reading::value(uri),
        number: uri.article_number().map(u64::from),
        fragment: reading::fragment(uri),
        ..Record::default()
    }
}

fn invalid(failure: &Failure<'_>) -> Record<'static> {
    let range = failure.range();
    Record {
        verdict: "err",
        offset: Some(range.start),
        end: Some(range.end),
        error: Some(failure.to_string()),
        ..Record::default()
    }
}
