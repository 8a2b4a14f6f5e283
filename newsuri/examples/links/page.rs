//! The HTML page.

use std::fmt::{self, Write as _};
use std::io::{self, Write};

use newsuri::{NewsUri, news_uri};

use crate::link::Item;

/// Links that are always there, checked when the program is compiled.
static FIXED_LINKS: [(&str, NewsUri); 3] = [
    ("All groups of the archive", news_uri!("news://news.example.com/")),
    ("Questions and answers", news_uri!("news:computer-lang%2Ffaq%233@archive.example")),
    ("A group to test in", news_uri!("news:misc.test")),
];

pub(crate) fn write_head(out: &mut impl Write) -> io::Result<()> {
    out.write_all(
        b"<!DOCTYPE html>\n\
        <html lang=\"en\">\n\
        <head>\n\
        <meta charset=\"utf-8\">\n\
        <title>Messages</title>\n\
        </head>\n\
        <body>\n\
        <h1>Messages</h1>\n\
        <table>\n\
        <thead><tr><th>Message-ID</th><th>Newsgroups</th><th>Numbers</th></tr></thead>\n\
        <tbody>\n",
    )
}

/// Writes a message as a row of the table.
pub(crate) fn write_row(out: &mut impl Write, cells: &[Vec<Item<'_>>]) -> io::Result<()> {
    out.write_all(b"<tr>")?;
    for items in cells {
        out.write_all(b"<td>")?;
        for (index, item) in items.iter().enumerate() {
            out.write_all(if index == 0 { b"" } else { b", " })?;
            write_item(out, item)?;
        }
        out.write_all(b"</td>")?;
    }
    out.write_all(b"</tr>\n")
}

fn write_item(out: &mut impl Write, item: &Item<'_>) -> io::Result<()> {
    match &item.link {
        Ok(uri) => write_link(out, uri, item.text),
        Err(_) => write!(out, "{}", Escaped(item.text)),
    }
}

fn write_link(out: &mut impl Write, uri: &NewsUri, text: &str) -> io::Result<()> {
    write!(out, "<a href=\"{}\">{}</a>", Escaped(uri.as_str()), Escaped(text))
}

pub(crate) fn write_foot(out: &mut impl Write) -> io::Result<()> {
    out.write_all(b"</tbody>\n</table>\n<footer>\n<ul>\n")?;
    for (text, uri) in &FIXED_LINKS {
        out.write_all(b"<li>")?;
        write_link(out, uri, text)?;
        out.write_all(b"</li>\n")?;
    }
    out.write_all(b"</ul>\n</footer>\n</body>\n</html>\n")
}

/// Shows a text as HTML writes it, in elements and in quoted attributes.
struct Escaped<'t>(&'t str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|character| match character {
            '&' => f.write_str("&amp;"),
            '<' => f.write_str("&lt;"),
            '>' => f.write_str("&gt;"),
            '"' => f.write_str("&quot;"),
            _ if is_forbidden(character) => f.write_char(char::REPLACEMENT_CHARACTER),
            _ => f.write_char(character),
        })
    }
}

/// Control characters other than white space, and noncharacters: HTML has neither.
fn is_forbidden(character: char) -> bool {
    let is_control = character.is_control() && !character.is_ascii_whitespace();
    let is_noncharacter =
        matches!(character, '\u{FDD0}'..='\u{FDEF}') || u32::from(character) & 0xFFFE == 0xFFFE;
    is_control || is_noncharacter
}
