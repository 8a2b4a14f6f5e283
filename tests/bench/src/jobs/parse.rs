//! Reading a text, and saying whether it is valid.

use newsuri::NewsUriRef;

use super::limit;
use crate::job::Job;
use crate::pattern;

/// Everyone, borrowing where they can.
pub fn jobs() -> Vec<Job> {
    let regex = pattern::leak();
    vec![
        Job::on_texts("newsuri", NewsUriRef::parse),
        Job::on_texts("limit", limit::all),
        Job::on_texts("limit, early exit", limit::early_exit),
        Job::on_texts("oxiri", oxiri::Iri::parse),
        Job::on_texts("fluent-uri", fluent_uri::Uri::parse),
        Job::on_texts("iri-rs", iri_rs::Uri::parse),
        Job::on_texts("iri-string", iri_string::types::UriStr::new),
        Job::on_texts("regex", move |text| regex.is_match(text)),
        Job::on_texts("http", str::parse::<http::Uri>),
        Job::on_texts("iref", |text| iref::Uri::new(text)),
        Job::on_texts("url", url::Url::parse),
    ]
}

/// The fastest peers, for long texts.
pub fn jobs_of_scaling() -> Vec<Job> {
    let compared = ["newsuri", "oxiri", "fluent-uri"];
    jobs().into_iter().filter(|job| compared.contains(&job.subject)).collect()
}
