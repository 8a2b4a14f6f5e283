//! Sizes, auto traits, and what is usable in constants.

use std::fmt::Debug;
use std::mem::size_of;

use newsuri::draft::{self, DraftUri, DraftUriRef, Grammar};
use newsuri::{
    Advice, ArticleNumber, Builder, EditBuilder, Fragment, Host, MessageId, NewsUri, NewsUriRef,
    Newsgroup, ParseError, Refused, Report, Rule, Scheme, Server, Suggestion, Target, Wildmat,
    builder,
};

#[test]
fn values_are_small() {
    assert!(size_of::<NewsUriRef<'_>>() <= 40);
    assert!(size_of::<NewsUri>() <= 48);
    assert!(size_of::<ParseError>() <= 16);
    assert_eq!(size_of::<MessageId<'_>>(), size_of::<String>());
    assert_eq!(size_of::<Option<NewsUri>>(), size_of::<NewsUri>());
    assert_eq!(size_of::<ArticleNumber>(), 8);
    assert!(size_of::<DraftUriRef<'_>>() <= 48);
    assert!(size_of::<DraftUri>() <= 56);
}

#[test]
fn values_cross_threads() {
    fn crosses<T: Send + Sync + Unpin + Debug>() {}
    crosses::<NewsUri>();
    crosses::<NewsUriRef<'_>>();
    crosses::<MessageId<'_>>();
    crosses::<Newsgroup<'_>>();
    crosses::<Wildmat<'_>>();
    crosses::<Server<'_>>();
    crosses::<Host<'_>>();
    crosses::<Fragment<'_>>();
    crosses::<Target<'_>>();
    crosses::<Refused>();
    crosses::<Report>();
    crosses::<Suggestion<'_>>();
    crosses::<EditBuilder<'_>>();
    crosses::<Builder<builder::NoMessageId, builder::DefaultServer>>();
    crosses::<DraftUri>();
    crosses::<DraftUriRef<'_>>();
    crosses::<draft::Target<'_>>();
    crosses::<draft::Reading<'_>>();
    crosses::<draft::build::Builder<builder::NoMessageId, builder::DefaultServer>>();
    crosses::<Advice>();
}

#[test]
fn views_and_errors_are_copies() {
    fn is_copy<T: Copy>() {}
    is_copy::<NewsUriRef<'_>>();
    is_copy::<ParseError>();
    is_copy::<Rule>();
    is_copy::<Scheme>();
    is_copy::<ArticleNumber>();
    is_copy::<DraftUriRef<'_>>();
    is_copy::<Grammar>();
    is_copy::<draft::NoEquivalent>();
}

#[test]
fn parsing_works_in_constants() {
    const VIEW: NewsUriRef<'static> = NewsUriRef::from_static("nntp://h.example/g/42");
    const PORT: Option<u16> = VIEW.effective_port();
    const NUMBER: Option<ArticleNumber> = VIEW.article_number();
    const OFFSET: usize = match NewsUriRef::parse("news:~") {
        Ok(_) => 0,
        Err(error) => error.offset(),
    };
    assert_eq!((PORT, NUMBER, OFFSET), (Some(119), ArticleNumber::new(42), 5));
}

#[test]
fn reading_by_an_older_grammar_works_in_constants() {
    const DRAFT: DraftUriRef<'static> = DraftUriRef::from_static("nntp://h/g/1-", Grammar::Empty);
    const SCHEME: Scheme = DRAFT.scheme();
    assert_eq!(SCHEME, Scheme::Nntp);
}

#[test]
fn errors_are_errors() {
    fn is_error<T: std::error::Error + Send + Sync + 'static>() {}
    is_error::<ParseError>();
    is_error::<Refused>();
    is_error::<newsuri::ArticleNumberTooLarge>();
    is_error::<draft::NoEquivalent>();
}
