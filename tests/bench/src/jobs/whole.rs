//! From the text of a URI to the Message-ID that it names, decoded. Only this library checks the id;
//! of the others, what is decoded is checked to be UTF-8.

use std::hint::black_box;

use newsuri::NewsUriRef;
use percent_encoding::percent_decode_str;

use crate::job::Job;

/// Those who can lend the path. What `oxiri` and `url` lend does not outlive what they read, so it is
/// used where it is.
pub fn jobs() -> Vec<Job> {
    vec![
        Job::on_texts("newsuri", |text| {
            let uri = NewsUriRef::parse(text).ok()?;
            uri.message_id()
        }),
        Job::on_texts("fluent-uri", |text| {
            let uri = fluent_uri::Uri::parse(text).ok()?;
            uri.path().decode().to_string().ok()
        }),
        Job::on_texts("oxiri + percent-encoding", |text| {
            oxiri::Iri::parse(text)
                .is_ok_and(|uri| black_box(&percent_decode_str(uri.path()).decode_utf8()).is_ok())
        }),
        Job::on_texts("url + percent-encoding", |text| {
            url::Url::parse(text)
                .is_ok_and(|uri| black_box(&percent_decode_str(uri.path()).decode_utf8()).is_ok())
        }),
    ]
}
