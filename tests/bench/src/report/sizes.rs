//! How large is what parsing gives, in bytes: borrowed and owned.

use std::mem::size_of;

type Str = &'static str;

pub(super) const SIZES: &[(&str, &str, usize)] = &[
    ("newsuri", "NewsUriRef", size_of::<newsuri::NewsUriRef<'static>>()),
    ("newsuri", "NewsUri", size_of::<newsuri::NewsUri>()),
    ("oxiri", "Iri<&str>", size_of::<oxiri::Iri<Str>>()),
    ("oxiri", "Iri<String>", size_of::<oxiri::Iri<String>>()),
    ("fluent-uri", "Uri<&str>", size_of::<fluent_uri::Uri<Str>>()),
    ("fluent-uri", "Uri<String>", size_of::<fluent_uri::Uri<String>>()),
    ("iri-rs", "Uri<&str>", size_of::<iri_rs::Uri<Str>>()),
    ("iri-rs", "Uri<String>", size_of::<iri_rs::Uri<String>>()),
    ("iri-string", "&UriStr", size_of::<&iri_string::types::UriStr>()),
    ("iri-string", "UriString", size_of::<iri_string::types::UriString>()),
    ("http", "Uri", size_of::<http::Uri>()),
    ("iref", "&Uri", size_of::<&iref::Uri>()),
    ("iref", "UriBuf", size_of::<iref::UriBuf>()),
    ("url", "Url", size_of::<url::Url>()),
];

/// The size of a type of this library.
pub(super) fn of(name: &str) -> usize {
    SIZES.iter().find(|(_, type_name, _)| *type_name == name).expect("a type").2
}
