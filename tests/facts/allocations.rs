//! What allocates, and how often.

use allocation_counter::measure;
use newsuri::draft::{DraftUri, DraftUriRef, Grammar};
use newsuri::{MessageId, NewsUri, NewsUriRef, msg_id, newsgroup, server};
use newsuri_tests::Table;

fn allocations(work: impl FnOnce()) -> u64 {
    measure(work).count_total
}

#[test]
fn reading_a_borrowed_text_allocates_nothing() {
    let table = Table::read(include_str!("../cases/strict.tsv"));
    for row in table.rows() {
        let text = row.get("input");
        let count = allocations(|| {
            let _ = std::hint::black_box(NewsUriRef::parse(text));
        });
        assert_eq!(count, 0, "{text}");
    }
}

#[test]
fn what_was_not_encoded_is_read_without_allocating() {
    let count = allocations(|| {
        let uri = NewsUriRef::parse("news://user@news.example.com/ab@example.com#x").unwrap();
        assert!(uri.server().is_some() && uri.message_id().is_some() && uri.fragment().is_some());
        assert!(MessageId::parse("<ab@example.com>").is_ok());
    });
    assert_eq!(count, 0);
}

#[test]
fn reading_a_text_by_an_older_grammar_allocates_nothing() {
    let count = allocations(|| {
        let uri =
            DraftUriRef::parse("nntp://h.example/a,b/007-99999999999999999999", Grammar::Primary);
        let uri = uri.unwrap();
        assert!(uri.newsgroup().is_some() && uri.article_range().unwrap().last().is_some());
        assert!(
            DraftUriRef::parse("news:a..b@c", Grammar::Primary).unwrap().message_id().is_some()
        );
        assert!(DraftUriRef::parse("news:{", Grammar::NewsUrl).is_err());
    });
    assert_eq!(count, 0);
}

#[test]
fn building_a_uri_of_the_draft_allocates_the_text_and_nothing_else() {
    let group = newsuri::draft::Newsgroup::from_static("a/b");
    let count = allocations(|| {
        let begun = DraftUri::articles().server(server!("news.example.com")).group(&group);
        let range = newsuri::draft::ArticleRange::parse("1-5").unwrap();
        assert_eq!(begun.range(range).build(), "nntp://news.example.com/a%2Fb/1-5");
    });
    assert_eq!(count, 1);
}

#[test]
fn a_literal_allocates_nothing() {
    let count = allocations(|| {
        let uri = newsuri::news_uri!("news://news.example.com/comp.lang.rust");
        assert_eq!(uri.newsgroup().unwrap(), newsgroup!("comp.lang.rust"));
        assert_eq!(newsuri::draft_uri!("news:a.*", Wildmat).wildmat().unwrap(), "a.*");
    });
    assert_eq!(count, 0);
}

#[test]
fn building_allocates_the_text_and_nothing_else() {
    let count = allocations(|| {
        let server = server!("news.example.com:1119");
        let uri = NewsUri::article().server(server).msg_id(msg_id!("a/b@[x]")).build();
        assert_eq!(uri, "news://news.example.com:1119/a%2Fb@%5Bx%5D");
    });
    assert_eq!(count, 1);
}
