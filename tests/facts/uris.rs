//! Facts about URIs as values.

use std::borrow::Cow;
use std::collections::{BTreeSet, HashMap};

use newsuri::{HostKind, NewsUri, NewsUriRef, Scheme, Target, news_uri};

const FROM_ANOTHER_CONSTANT: &NewsUri = &news_uri!(concat!("news:", "comp.lang.", "rust"));
static LITERAL: NewsUri = news_uri!("news:comp.lang.rust");

fn parse(text: &str) -> NewsUriRef<'_> {
    NewsUriRef::parse(text).unwrap()
}

#[test]
fn literals_parsed_and_built_uris_are_equal() {
    let parsed: NewsUri = "news:comp.lang.rust".parse().unwrap();
    assert_eq!(parsed, LITERAL);
    assert_eq!(&parsed, FROM_ANOTHER_CONSTANT);
    assert_eq!(parsed, parse("news:comp.lang.rust"));
    assert_eq!(parsed, LITERAL.to_builder().build());
}

#[test]
fn equality_is_that_of_the_text() {
    assert_ne!(parse("news:"), parse("news:*"));
    assert_ne!(parse("NEWS:a@b"), parse("news:a@b"));
}

#[test]
fn a_part_outlives_the_view() {
    let text = String::from("news://news.example.com/a%2Fb@example.com#frag");
    let (id, server, fragment) = {
        let view = parse(&text);
        (view.message_id(), view.server(), view.fragment())
    };
    assert_eq!(id.unwrap(), "a/b@example.com");
    assert_eq!(server.unwrap().to_string(), "news.example.com");
    assert_eq!(fragment.unwrap().as_str(), "frag");
}

#[test]
fn decoding_borrows_where_nothing_is_encoded_and_is_done_once() {
    let Target::Article(id) = parse("news:a%2526b@example.com").target() else { panic!() };
    assert_eq!(id, "a%26b@example.com");
    let text = "news:ab@example.com";
    let Target::Article(id) = parse(text).target() else { panic!() };
    assert!(std::ptr::eq(id.as_str(), &raw const text[5..]));
}

#[test]
fn a_map_keyed_by_uris_is_searched_by_text() {
    let map = HashMap::from([(LITERAL.clone(), 1)]);
    assert_eq!(map.get("news:comp.lang.rust"), Some(&1));
    assert_eq!(BTreeSet::from([LITERAL.clone()]).first().unwrap(), &LITERAL);
}

#[test]
fn an_owned_text_is_taken_over_and_given_back() {
    let text = String::from("news:comp.lang.rust");
    let start = text.as_ptr();
    let text = String::from(NewsUri::try_from(text).unwrap());
    assert_eq!(text.as_ptr(), start);

    let refused = NewsUri::try_from(String::from("news:<a@b>")).unwrap_err();
    assert_eq!(refused.error().offset(), 5);
    assert_eq!(refused.into_input(), "news:<a@b>");
}

#[test]
fn a_literal_turns_into_a_borrowed_text() {
    assert!(matches!(Cow::from(LITERAL.clone()), Cow::Borrowed("news:comp.lang.rust")));
}

#[test]
fn owned_and_borrowed_accessors_agree() {
    for text in [
        "news:*",
        "snews://u@h.example:99/a@b#f",
        "nntp://[::1]/g/7",
        "news:comp.*#",
        "nntp://h.example/g",
    ] {
        let (view, uri) = (parse(text), text.parse::<NewsUri>().unwrap());
        assert_eq!(uri.as_str(), view.as_str());
        assert_eq!(uri.to_string(), text);
        assert_eq!(uri.scheme(), view.scheme());
        assert_eq!(uri.server(), view.server());
        assert_eq!(uri.userinfo(), view.userinfo());
        assert_eq!(uri.port(), view.port());
        assert_eq!(uri.effective_port(), view.effective_port());
        assert_eq!(uri.target(), view.target());
        assert_eq!(uri.message_id(), view.message_id());
        assert_eq!(uri.newsgroup(), view.newsgroup());
        assert_eq!(uri.wildmat(), view.wildmat());
        assert_eq!(uri.article_number(), view.article_number());
        assert_eq!(uri.fragment(), view.fragment());
        assert_eq!(view.to_uri(), uri);
    }
}

#[test]
fn each_accessor_gives_the_part_that_the_kind_has() {
    let article = parse("news:a@b");
    assert!(article.message_id().is_some() && article.newsgroup().is_none());
    let group = parse("news:g");
    assert!(group.newsgroup().is_some() && group.wildmat().is_none());
    let groups = parse("news:g*");
    assert!(groups.wildmat().is_some() && groups.newsgroup().is_none());
    let all = parse("news:*");
    assert!(all.wildmat().is_none() && all.newsgroup().is_none() && all.message_id().is_none());
    let numbered = parse("nntp://h/g/0042");
    assert_eq!(numbered.newsgroup().unwrap(), "g");
    assert_eq!(numbered.article_number().unwrap().get(), 42);
}

#[test]
fn the_effective_port_is_that_of_the_text_or_the_scheme() {
    for (text, port) in [
        ("news://h/", Some(119)),
        ("snews://h/", Some(563)),
        ("nntp://h/g", Some(119)),
        ("news://h:/", Some(119)),
        ("news://h:0119/", Some(119)),
        ("news://h:563/", Some(563)),
        ("news:g", None),
        ("news://:563/g", None),
    ] {
        assert_eq!(parse(text).effective_port(), port, "{text}");
    }
}

#[test]
fn a_user_or_port_without_a_host_names_no_server() {
    let uri = parse("news://user@:1119/g");
    assert_eq!(uri.server(), None);
    assert_eq!(uri.userinfo(), Some("user"));
    assert_eq!(uri.port(), Some(1119));
}

#[test]
fn an_empty_fragment_is_a_fragment() {
    assert_eq!(parse("news:g#").fragment().unwrap().as_str(), "");
    assert_eq!(parse("news:g").fragment(), None);
}

#[test]
fn a_fragment_that_is_not_utf_8_has_octets_but_no_text() {
    let fragment = parse("news:g#%FF").fragment().unwrap();
    assert_eq!(fragment.octets().as_ref(), [0xFF]);
    assert_eq!(fragment.text(), None);
}

#[test]
fn schemes_are_read_in_any_case() {
    assert_eq!(parse("NeWs:g").scheme(), Scheme::News);
    assert_eq!(parse("SNEWS:g").scheme(), Scheme::Snews);
    assert_eq!(parse("Nntp://h/g").scheme(), Scheme::Nntp);
}

#[test]
fn a_host_of_a_uri_is_an_address_if_it_is_written_as_one() {
    let kind = |text| NewsUriRef::parse(text).unwrap().host().map(|host| host.kind());
    assert_eq!(kind("news://192.0.2.1/comp.lang.c"), Some(HostKind::Ipv4));
    assert_eq!(kind("news://192.0.2.1:119/comp.lang.c"), Some(HostKind::Ipv4));
    assert_eq!(kind("news://192.0.2.256/comp.lang.c"), Some(HostKind::Name));
    assert_eq!(kind("news://[::1]/1@example.com"), Some(HostKind::Ipv6));
    assert_eq!(kind("news://192.example/comp.lang.c"), Some(HostKind::Name));
    assert_eq!(kind("news:///comp.lang.c"), None);
}
