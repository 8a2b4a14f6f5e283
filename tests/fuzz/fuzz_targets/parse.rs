//! All ways to read a text agree, and what they give holds.
#![no_main]

use libfuzzer_sys::fuzz_target;
use newsuri::draft::{self, ArticleRange, DraftUri, DraftUriRef, Grammar};
use newsuri::{Host, MessageId, NewsUri, NewsUriRef, Newsgroup, ParseError, Server, Wildmat};

/// The error is inside the text, and showing it does no harm.
fn check(text: &str, error: ParseError) {
    assert!(text.get(error.range()).is_some());
    assert!(!error.report(text).as_str().is_empty());
    if let Some(suggestion) = error.suggestion(text) {
        assert!(text.get(suggestion.range()).is_some());
    }
}

/// By an older grammar.
fn parse_by(text: &str, grammar: Grammar) {
    let view = DraftUriRef::parse(text, grammar);
    assert_eq!(DraftUri::parse(text, grammar), view.map(DraftUriRef::to_uri));
    match view {
        Ok(view) => {
            assert_eq!(view.to_string(), text);
            if let Ok(strict) = view.to_rfc5538() {
                assert_eq!(strict.target(), view.target());
            }
        }
        Err(error) => check(text, error),
    }
}

fuzz_target!(|text: &str| {
    Grammar::ALL.iter().for_each(|grammar| parse_by(text, *grammar));
    let view = NewsUriRef::parse(text);
    assert_eq!(NewsUri::parse(text), view.map(NewsUriRef::to_uri));
    match view {
        Ok(view) => {
            let canonical = view.to_builder().build();
            assert_eq!(canonical.target(), view.target());
            assert_eq!(canonical.to_builder().build(), canonical);
            assert_eq!(view.to_string(), text);
        }
        Err(error) => check(text, error),
    }
    let nouns = [
        MessageId::parse(text).err(),
        Newsgroup::parse(text).err(),
        Wildmat::parse(text).err(),
        Server::parse(text).err(),
        Host::parse(text).err(),
        draft::MessageId::parse(text).err(),
        draft::Newsgroup::parse(text).err(),
        draft::Wildmat::parse(text).err(),
        draft::ArticleNumber::parse(text).err(),
        ArticleRange::parse(text).err(),
    ];
    nouns.into_iter().flatten().for_each(|error| check(text, error));
});
