//! Who is compared does the same.
#![allow(clippy::unwrap_used, reason = "these are tests")]

use newsuri::{MessageId, NewsUri, NewsUriRef, Server};
use newsuri_bench::class::{CLASSES, Class};
use newsuri_bench::jobs::{build, decode, parse};
use newsuri_bench::pattern;
use newsuri_bench::table::TABLES;

const URI_LIBRARIES: &[&str] =
    &["newsuri", "oxiri", "fluent-uri", "iri-rs", "iri-string", "iref", "url"];

fn texts(class: &str) -> &'static [&'static str] {
    Class::of(class).corpus().texts()
}

fn id(text: &str) -> MessageId<'_> {
    NewsUriRef::parse(text).unwrap().message_id().unwrap()
}

#[test]
fn every_library_accepts_what_is_valid() {
    let valid = CLASSES.iter().filter(|class| class.name != "invalid");
    for class in valid {
        let corpus = class.corpus();
        for job in parse::jobs() {
            let accepted = job.prepare(corpus)();
            let all = accepted == corpus.texts().len();
            assert!(all || !URI_LIBRARIES.contains(&job.subject), "{} {}", job.subject, class.name);
        }
    }
}

#[test]
fn the_regular_expression_reads_the_same_grammar() {
    let regex = pattern::leak();
    for text in CLASSES.iter().flat_map(|class| class.corpus().texts()) {
        let shown = text.get(..200).unwrap_or(text);
        assert_eq!(regex.is_match(text), NewsUriRef::parse(text).is_ok(), "{shown}");
    }
}

#[test]
fn every_job_but_parsing_succeeds_with_every_text() {
    for table in TABLES.iter().filter(|table| table.name != "parse") {
        for class in table.classes() {
            let corpus = class.corpus();
            for job in (table.jobs)() {
                assert_eq!(job.prepare(corpus)(), corpus.texts().len(), "{}", job.subject);
            }
        }
    }
}

#[test]
fn what_is_built_names_the_article() {
    for text in texts("ids") {
        let id = id(text);
        assert_eq!(build::newsuri(&id), *text);
        assert_eq!(build::newsuri_checking(id.as_str()).unwrap(), *text);
        assert_eq!(build::fluent_uri(id.as_str()).unwrap().as_str(), *text);
        assert_eq!(build::format(id.as_str()), *text);
        assert_eq!(url::Url::parse(&build::format(id.as_str())).unwrap().as_str(), *text);
    }
}

#[test]
fn what_is_built_with_a_server_names_both() {
    for text in texts("ids there") {
        let (id, uri) = (id(text), NewsUriRef::parse(text).unwrap());
        let server: Server<'_> = uri.server().unwrap();
        let host = server.host().as_str();
        let name = fluent_uri::pct_enc::EStr::new(host).unwrap();
        assert_eq!(build::newsuri_there(&server, &id), *text);
        assert_eq!(build::fluent_uri_there(name, id.as_str()).unwrap().as_str(), *text);
        assert_eq!(build::format_there(host, id.as_str()), *text);
    }
}

#[test]
fn what_is_built_has_its_exact_size() {
    for text in texts("ids") {
        let built = String::from(NewsUri::article().msg_id(id(text)).build());
        assert_eq!(built.capacity(), text.len());
    }
}

#[test]
fn everybody_decodes_the_same() {
    for text in texts("ids") {
        let (id, path) = (id(text), text.strip_prefix("news:").unwrap());
        assert_eq!(decode::percent_encoding(path).unwrap(), id.as_str());
        assert_eq!(decode::fluent_uri(decode::estr(path)).unwrap(), id.as_str());
    }
}
