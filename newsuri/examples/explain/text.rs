//! Explains a URI to a person.

use std::io::{self, Write};

use newsuri::NewsUriRef;

use crate::older::{self, Older};
use crate::reading::{self, Failure};

/// Writes a few lines, and an empty one behind them.
pub(crate) fn write(
    out: &mut impl Write,
    input: &[u8],
    reading: &Result<NewsUriRef<'_>, Failure<'_>>,
) -> io::Result<()> {
    match reading {
        Ok(uri) => write_parts(out, *uri)?,
        Err(failure) => writeln!(out, "{}", failure.report())?,
    }
    let text = str::from_utf8(input).unwrap_or_default();
    let older: Vec<_> = older::different(text, reading.as_ref().ok().copied())
        .map(|older| (older.grammar, said(&older)))
        .collect();
    for alike in older.chunk_by(|(_, said), (_, next)| said == next) {
        for (grammar, _) in alike {
            writeln!(out, "by {grammar}")?;
        }
        for (_, said) in alike.iter().take(1) {
            writeln!(out, "    {said}")?;
        }
    }
    writeln!(out)
}

/// What an older grammar says.
fn said(older: &Older) -> String {
    let numbers = older.numbers.as_ref().map(|numbers| format!(" {numbers} of"));
    let value = older.value.as_deref().map(|value| format!(" {}", quoted(value)));
    let (numbers, value) = (numbers.unwrap_or_default(), value.unwrap_or_default());
    let equivalent = match (&older.rfc5538, &older.no_rfc5538) {
        (Some(uri), _) => format!("by RFC 5538 write {uri}"),
        (None, why) => why.clone().unwrap_or_default(),
    };
    format!("{}{numbers}{value}; {equivalent}", older.kind)
}

fn write_parts(out: &mut impl Write, uri: NewsUriRef<'_>) -> io::Result<()> {
    let user = uri.server().and_then(|server| server.user().map(String::from));
    let parts = [
        ("canonical", Some(uri.to_builder().build().to_string())),
        ("kind", Some(reading::kind(uri).to_owned())),
        ("scheme", Some(uri.scheme().to_string())),
        ("user", user.as_deref().map(quoted)),
        ("host", reading::host(uri).as_deref().map(quoted)),
        ("port", port(uri)),
        ("value", reading::value(uri).as_deref().map(quoted)),
        ("number", uri.article_number().map(|number| number.to_string())),
        ("fragment", reading::fragment(uri).as_deref().map(quoted)),
    ];
    writeln!(out, "valid: {}", uri.redacted())?;
    for (name, part) in parts {
        if let Some(part) = part {
            writeln!(out, "    {name:<9}  {part}")?;
        }
    }
    Ok(())
}

/// Shows decoded text, of which characters that would move the cursor are escaped.
fn quoted(text: &str) -> String {
    format!("{text:?}")
}

fn port(uri: NewsUriRef<'_>) -> Option<String> {
    let port = uri.effective_port()?;
    let remark = if uri.port().is_none() { " (by default)" } else { "" };
    Some(format!("{port}{remark}"))
}
