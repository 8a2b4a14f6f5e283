//! Reads from messages the header fields that name them.

use std::io;
use std::mem;

use mail_parser::mailbox::mbox::MessageIterator;
use mail_parser::{HeaderValue, MessageParser};

const MESSAGE_ID: &str = "Message-ID";
const NEWSGROUPS: &str = "Newsgroups";
const XREF: &str = "Xref";

/// The header fields that say which message it is and where it is, as they are written.
#[derive(Debug, Default)]
pub(crate) struct Message {
    pub(crate) id: Option<String>,
    pub(crate) newsgroups: Option<String>,
    pub(crate) xref: Option<String>,
}

/// Reads all messages of an input, whose form is detected.
pub(crate) fn read(input: &[u8]) -> io::Result<Vec<Message>> {
    let input = input.trim_ascii_start();
    if input.starts_with(b"<") {
        return Ok(lines(input).filter(|line| !is_blank(line)).map(from_id).collect());
    }
    let messages = if input.starts_with(b"From ") {
        split_mbox(input)?
    } else if lines(input).all(is_header_line) {
        split_header_lines(input)
    } else {
        vec![input.to_vec()]
    };
    Ok(parse(&messages))
}

fn from_id(line: &[u8]) -> Message {
    let id = String::from_utf8_lossy(line.trim_ascii()).into_owned();
    Message { id: Some(id), ..Message::default() }
}

/// Reads the header fields of messages, whose bodies may be missing.
fn parse(messages: &[Vec<u8>]) -> Vec<Message> {
    // Raw, because to decode encoded words or to parse the id would change unusual ones.
    let parser = MessageParser::new()
        .header_raw(MESSAGE_ID)
        .header_raw(NEWSGROUPS)
        .header_raw(XREF)
        .default_header_ignore();
    let parsed = messages.iter().filter_map(|message| parser.parse_headers(message));
    parsed.map(|message| from_parsed(&message)).collect()
}

fn from_parsed(message: &mail_parser::Message<'_>) -> Message {
    let field = |name| message.header_values(name).find_map(HeaderValue::as_text).map(String::from);
    Message { id: field(MESSAGE_ID), newsgroups: field(NEWSGROUPS), xref: field(XREF) }
}

fn split_mbox(input: &[u8]) -> io::Result<Vec<Vec<u8>>> {
    MessageIterator::new(input).map(|message| Ok(message?.unwrap_contents())).collect()
}

/// Divides header lines into messages: a blank line begins the next one, and so does a field that
/// the message has already.
fn split_header_lines(input: &[u8]) -> Vec<Vec<u8>> {
    let mut messages = Vec::new();
    let (mut message, mut fields) = (Vec::new(), Vec::new());
    for line in lines(input) {
        let field = field_name(line);
        if is_blank(line) || field.is_some_and(|name| fields.contains(&name)) {
            messages.push(mem::take(&mut message));
            fields.clear();
        }
        if !is_blank(line) {
            message.extend_from_slice(line);
            fields.extend(field);
        }
    }
    messages.push(message);
    messages
}

fn is_header_line(line: &[u8]) -> bool {
    is_blank(line)
        || line.starts_with(b" ")
        || line.starts_with(b"\t")
        || field_name(line).is_some()
}

fn field_name(line: &[u8]) -> Option<&'static str> {
    let before_colon = line.split(|octet| *octet == b':').next()?.trim_ascii_end();
    let names = [MESSAGE_ID, NEWSGROUPS, XREF];
    names.into_iter().find(|name| before_colon.eq_ignore_ascii_case(name.as_bytes()))
}

fn is_blank(line: &[u8]) -> bool {
    line.trim_ascii().is_empty()
}

fn lines(input: &[u8]) -> impl Iterator<Item = &[u8]> {
    input.split_inclusive(|octet| *octet == b'\n')
}
