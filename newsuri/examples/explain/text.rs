//! Explains a URI to a person.

use std::io::{self, Write};

use newsuri::NewsUriRef;

use crate::reading::{self, Failure};

/// Writes a few lines, and an empty one behind them.
pub(crate) fn write(
    out: &mut impl Write,
    reading: &Result<NewsUriRef<'_>, Failure<'_>>,
) -> io::Result<()> {
    match reading {
        Ok(uri) => write_parts(out, *uri)?,
        Err(failure) => writeln!(out, "{}", failure.report())?,
    }
    writeln!(out)
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
