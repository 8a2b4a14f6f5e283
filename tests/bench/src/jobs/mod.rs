//! The jobs, a family in each file. To add a peer, add a row to those that it can do.

pub mod build;
pub mod decode;
mod limit;
pub mod parse;
pub mod whole;

use newsuri::{MessageId, NewsUriRef};
use percent_encoding::{AsciiSet, CONTROLS};

/// What has to be encoded in a segment of a path (RFC 3986, 3.3), for peers that leave it to one.
const SEGMENT: &AsciiSet = &CONTROLS
    .add(b' ')
    .add(b'"')
    .add(b'#')
    .add(b'%')
    .add(b'/')
    .add(b'<')
    .add(b'>')
    .add(b'?')
    .add(b'[')
    .add(b'\\')
    .add(b']')
    .add(b'^')
    .add(b'`')
    .add(b'{')
    .add(b'|')
    .add(b'}');

/// The URI, which is valid.
fn uri(text: &'static str) -> NewsUriRef<'static> {
    NewsUriRef::parse(text).expect("a URI")
}

/// The Message-ID that a URI names.
fn id(text: &'static str) -> &'static MessageId<'static> {
    Box::leak(Box::new(uri(text).message_id().expect("an article").into_owned()))
}

/// The same as text.
fn raw_id(text: &'static str) -> &'static str {
    id(text).as_str()
}
