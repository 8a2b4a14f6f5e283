//! Decoding a Message-ID of a URI that has been read before.

use std::borrow::Cow;
use std::str::Utf8Error;

use fluent_uri::pct_enc::EStr;
use fluent_uri::pct_enc::encoder::Path;
use newsuri::NewsUriRef;
use percent_encoding::percent_decode_str;

use super::uri;
use crate::job::Job;

/// Those who decode.
pub fn jobs() -> Vec<Job> {
    vec![
        Job::new("newsuri", uri, NewsUriRef::message_id),
        Job::new("percent-encoding", path, percent_encoding),
        Job::new("fluent-uri", |text| estr(path(text)), fluent_uri),
    ]
}

/// With the crate that everybody uses.
///
/// # Errors
///
/// If what is encoded is not UTF-8.
pub fn percent_encoding(path: &str) -> Result<Cow<'_, str>, Utf8Error> {
    percent_decode_str(path).decode_utf8()
}

/// With `fluent-uri`, which keeps what was read in a type of its own.
///
/// # Errors
///
/// If what is encoded is not UTF-8.
pub fn fluent_uri(path: &EStr<Path>) -> Result<Cow<'_, str>, Vec<u8>> {
    path.decode().to_string()
}

/// The text as a path.
pub fn estr(path: &str) -> &EStr<Path> {
    EStr::new(path).expect("a path")
}

fn path(text: &'static str) -> &'static str {
    text.strip_prefix("news:").expect("news")
}
