//! Building a URI of a Message-ID, which gives an owned text.

use fluent_uri::Uri;
use fluent_uri::build::BuildError;
use fluent_uri::component::Scheme;
use fluent_uri::pct_enc::encoder::{Path, RegName};
use fluent_uri::pct_enc::{EStr, EString, Encoder, Table};
use newsuri::{MessageId, NewsUri, ParseError, Server};
use percent_encoding::utf8_percent_encode;
use url::Url;

use super::{SEGMENT, id, raw_id, uri};
use crate::job::Job;

const NEWS: &Scheme = Scheme::new_or_panic("news");

/// A segment of a path, in which a slash is encoded, as the documentation of the crate has it.
struct Segment;

impl Encoder for Segment {
    const TABLE: &'static Table = &Path::TABLE.sub(&Table::new(b"/"));
}

/// `news:id`.
pub fn jobs() -> Vec<Job> {
    vec![
        Job::new("newsuri", id, |id| Some(newsuri(id))),
        Job::new("newsuri, checking the id", raw_id, newsuri_checking),
        Job::new("fluent-uri", raw_id, fluent_uri),
        Job::new("format! + percent-encoding", raw_id, |id| Some(format(id))),
        Job::new("url + percent-encoding", raw_id, |id| Url::parse(&format(id))),
    ]
}

/// `news://server/id`.
pub fn jobs_there() -> Vec<Job> {
    vec![
        Job::new("newsuri", server_and_id, |(server, id)| Some(newsuri_there(server, id))),
        Job::new("fluent-uri", name_and_raw_id, |(host, id)| fluent_uri_there(host, id)),
        Job::new("format! + percent-encoding", host_and_raw_id, |(host, id)| {
            Some(format_there(host, id))
        }),
        Job::new("url + percent-encoding", host_and_raw_id, |(host, id)| {
            Url::parse(&format_there(host, id))
        }),
    ]
}

/// From an id that was checked before.
pub fn newsuri(id: &MessageId<'_>) -> NewsUri {
    NewsUri::article().msg_id(id).build()
}

/// From text.
///
/// # Errors
///
/// If it is no Message-ID.
pub fn newsuri_checking(id: &str) -> Result<NewsUri, ParseError> {
    MessageId::parse(id).map(|id| NewsUri::article().msg_id(id).build())
}

/// With the builder of `fluent-uri`.
///
/// # Errors
///
/// None here.
pub fn fluent_uri(id: &str) -> Result<Uri<String>, BuildError> {
    let mut path = EString::<Path>::new();
    path.encode_str::<Segment>(id);
    Uri::builder().scheme(NEWS).path(&path).build()
}

/// With what the standard library has.
pub fn format(id: &str) -> String {
    format!("news:{}", utf8_percent_encode(id, SEGMENT))
}

/// From a server and an id that were checked before.
pub fn newsuri_there(server: &Server<'_>, id: &MessageId<'_>) -> NewsUri {
    NewsUri::article().server(server).msg_id(id).build()
}

/// With the builder of `fluent-uri`.
///
/// # Errors
///
/// None here.
pub fn fluent_uri_there(host: &EStr<RegName>, id: &str) -> Result<Uri<String>, BuildError> {
    let mut path = EString::<Path>::new();
    path.push('/');
    path.encode_str::<Segment>(id);
    let builder = Uri::builder().scheme(NEWS).authority_with(|builder| builder.host(host));
    builder.path(&path).build()
}

/// With what the standard library has.
pub fn format_there(host: &str, id: &str) -> String {
    format!("news://{host}/{}", utf8_percent_encode(id, SEGMENT))
}

fn server_and_id(text: &'static str) -> (&'static Server<'static>, &'static MessageId<'static>) {
    (Box::leak(Box::new(uri(text).server().expect("a server"))), id(text))
}

fn host_and_raw_id(text: &'static str) -> (&'static str, &'static str) {
    (uri(text).host().expect("a host").as_str().to_owned().leak(), raw_id(text))
}

fn name_and_raw_id(text: &'static str) -> (&'static EStr<RegName>, &'static str) {
    let (host, id) = host_and_raw_id(text);
    (EStr::new(host).expect("a name"), id)
}
