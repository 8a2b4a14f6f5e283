//! Facts about the nouns.

use std::collections::HashSet;

use newsuri::{
    ArticleNumber, Fragment, Host, MessageId, NewsUriRef, Newsgroup, ParseErrorKind, Scheme,
    Server, Wildmat, msg_id, newsgroup, server, wildmat,
};

#[test]
fn a_message_id_takes_both_angle_brackets_or_neither() {
    assert_eq!(MessageId::parse("<a@b>").unwrap(), msg_id!("a@b"));
    let kind = |text| MessageId::parse(text).unwrap_err().kind();
    assert_eq!(kind("<a@b"), ParseErrorKind::MessageIdBracketMissing);
    assert_eq!(MessageId::parse("<a@b").unwrap_err().range(), 4..4);
    assert_eq!(MessageId::parse("a@b>").unwrap_err().range(), 3..4);
    assert_eq!(MessageId::parse("<<a@b>>").unwrap_err().range(), 1..2);
    assert_eq!(kind("<a@b> x"), ParseErrorKind::MessageIdAfterBracket);
    assert_eq!(MessageId::parse("<a@b> x").unwrap_err().range(), 5..6);
    assert_eq!(MessageId::parse("<a\n b@c> x").unwrap_err().range(), 2..3);
    assert_eq!(kind("<>"), ParseErrorKind::MessageIdMissing);
}

#[test]
fn a_message_id_has_at_most_248_octets_without_its_brackets() {
    let longest = format!("{}@b", "a".repeat(246));
    assert!(MessageId::parse(&longest).is_ok());
    assert!(MessageId::parse(&format!("<{longest}>")).is_ok());
    let error = MessageId::parse(&format!("<{longest}b>")).map(drop).unwrap_err();
    assert_eq!(error.kind(), ParseErrorKind::MessageIdTooLong);
    assert_eq!(error.range(), 249..250);
}

#[test]
fn a_message_id_has_two_halves() {
    let id = msg_id!("a@[b@c]");
    assert_eq!((id.left(), id.right()), ("a", "[b@c]"));
    assert_eq!(id.bracketed().to_string(), "<a@[b@c]>");
}

#[test]
fn percent_is_an_octet_like_any_other_outside_of_a_uri() {
    assert_eq!(msg_id!("a%3Eb@c"), "a%3Eb@c");
    assert_eq!(newsgroup!("a%2Ab"), "a%2Ab");
}

#[test]
fn a_newsgroup_has_no_wildcards_and_a_pattern_may_have_them() {
    for text in ["*", "a*", "a?b"] {
        let error = Newsgroup::parse(text).unwrap_err();
        assert_eq!(error.kind(), ParseErrorKind::NewsgroupWildcard);
        assert!(Wildmat::parse(text).is_ok());
    }
    for text in ["", ".", "..", "a b", "a,b", "!a", "a[b]", "a\\b", "a\u{7F}"] {
        assert!(Newsgroup::parse(text).is_err(), "{text:?}");
        assert!(Wildmat::parse(text).is_err(), "{text:?}");
    }
    for text in ["a", "...", "a..b", "fr.réseau", "a:b;c~d", "COMP"] {
        assert!(Newsgroup::parse(text).is_ok(), "{text:?}");
    }
}

#[test]
fn hosts_compare_without_regard_to_case() {
    let (one, two) = (Host::parse("News.Example").unwrap(), Host::parse("news.example").unwrap());
    assert_eq!(one, two);
    assert_eq!(one.cmp(&two), std::cmp::Ordering::Equal);
    assert_eq!(HashSet::from([one, two]).len(), 1);
    assert_ne!(Host::parse("1.example").unwrap(), Host::parse("2.example").unwrap());
}

#[test]
fn a_host_is_a_name_or_an_address() {
    let ip = |text: &'static str| Host::parse(text).unwrap().ip().map(|ip| ip.to_string());
    assert_eq!(ip("192.0.2.1").as_deref(), Some("192.0.2.1"));
    assert_eq!(ip("2001:DB8::1").as_deref(), Some("2001:db8::1"));
    assert_eq!(ip("[2001:DB8::1]").as_deref(), Some("2001:db8::1"));
    assert_eq!(ip("192.0.2.256"), None);
    assert_eq!(ip("[v1.x]"), None);
    assert_eq!(Host::parse("[v1.x]").unwrap().to_string(), "[v1.x]");
    for text in ["", "a@b", "a/b", "a:1", "[::1]:1", "[::1", "::g", "é", "%C3%A9", "a b"] {
        assert!(Host::parse(text).is_err(), "{text:?}");
    }
}

#[test]
fn a_server_has_no_password() {
    let error = Server::parse("user:secret@h.example").unwrap_err();
    assert_eq!(error.kind(), ParseErrorKind::ServerPassword);
    assert_eq!(error.range(), 5..11);
    assert_eq!(Server::parse("user:@h.example").unwrap().user().as_deref(), Some("user"));
}

#[test]
fn a_user_with_control_characters_is_no_credential() {
    assert_eq!(Server::parse("a%0D%0Ab@h").unwrap().user(), None);
    assert_eq!(Server::parse("a%FFb@h").unwrap().user(), None);
    assert_eq!(Server::parse("a%20b@h").unwrap().user().as_deref(), Some("a b"));
}

#[test]
fn an_ipv6_address_without_brackets_is_a_host_but_no_server() {
    assert!(Host::parse("2001:db8::1").is_ok());
    let text = "2001:db8::1";
    let error = Server::parse(text).unwrap_err();
    assert_eq!(error.kind(), ParseErrorKind::HostBracketsMissing);
    assert_eq!(error.suggestion(text).unwrap().to_string(), "[2001:db8::1]");
}

#[test]
fn an_article_number_has_at_most_16_digits() {
    assert_eq!(ArticleNumber::parse("0000000000000042").unwrap().get(), 42);
    assert!(ArticleNumber::parse("00000000000000042").is_err());
    assert_eq!(ArticleNumber::try_from(9_999_999_999_999_999_u64).unwrap(), ArticleNumber::MAX);
    assert!(ArticleNumber::try_from(10_000_000_000_000_000_u64).is_err());
    for text in ["", "-1", "+1", "1-5", "1.0", " 1", "١"] {
        assert!(ArticleNumber::parse(text).is_err(), "{text:?}");
    }
}

#[test]
fn an_owned_noun_keeps_its_buffer_unless_brackets_go() {
    let text = String::from("a@b");
    let start = text.as_ptr();
    let id = MessageId::try_from(text).unwrap();
    let text = String::from(id);
    assert_eq!(text.as_ptr(), start);
    assert_eq!(MessageId::try_from(String::from("<a@b>")).unwrap(), "a@b");
    assert_eq!(MessageId::try_from(String::from("a")).unwrap_err().into_input(), "a");
}

#[test]
fn literals_are_constants() {
    const ID: MessageId<'static> = msg_id!("a@b");
    const GROUP: Newsgroup<'static> = newsgroup!("g");
    const PATTERN: Wildmat<'static> = wildmat!("g*");
    static SERVER: Server<'static> = server!("u@[::1]:1");
    assert_eq!(
        (ID, GROUP, PATTERN),
        ("a@b".parse().unwrap(), Newsgroup::parse("g").unwrap(), Wildmat::parse("g*").unwrap())
    );
    assert_eq!(SERVER.to_string(), "u@[::1]:1");
}

#[test]
fn a_scheme_is_read_in_any_case_and_shown_in_lower_case() {
    assert_eq!("NeWs".parse::<Scheme>().unwrap(), Scheme::News);
    assert_eq!("SNEWS".parse::<Scheme>().unwrap().to_string(), "snews");
    assert_eq!(Scheme::Nntp.as_ref(), "nntp");
    for text in ["", "news:", "nntps", "http"] {
        assert!(text.parse::<Scheme>().is_err(), "{text:?}");
    }
}

#[test]
fn hosts_are_ordered_as_they_are_compared() {
    let (name, address) = (Host::parse("a").unwrap(), Host::parse("::a").unwrap());
    assert_ne!(name.cmp(&address), std::cmp::Ordering::Equal);
    let future = Host::parse("[va.a]").unwrap();
    let lookalike = Host::parse("va.a").unwrap();
    assert_ne!(future, lookalike);
    assert_ne!(future.cmp(&lookalike), std::cmp::Ordering::Equal);
    assert!(Host::parse("A").unwrap() < Host::parse("b").unwrap());
}

#[test]
fn a_host_is_text_only_if_one_may_connect_to_it() {
    let text = |uri: &'static str| {
        NewsUriRef::parse(uri).unwrap().host().unwrap().text().map(String::from)
    };
    assert_eq!(text("news://n%C3%A4.example/").as_deref(), Some("nä.example"));
    assert_eq!(text("news://[::1]/").as_deref(), Some("::1"));
    for octet in ["00", "0A", "20", "25", "2F", "3F", "23", "40", "3A", "5B", "5D", "FF"] {
        let uri = format!("news://h%{octet}/");
        let uri = NewsUriRef::parse(&uri).unwrap();
        assert_eq!(uri.host().unwrap().text(), None, "{octet}");
    }
}

#[test]
fn targets_and_fragments_own_what_they_borrowed() {
    for text in ["news:a@b", "news:g", "news:g*", "news:", "nntp://h/g/1"] {
        let owned = NewsUriRef::parse(text).unwrap().target().into_owned();
        assert_eq!(owned, NewsUriRef::parse(text).unwrap().target());
    }
    let fragment = Fragment::parse("a%20b").unwrap();
    assert_eq!(fragment.to_string(), "a%20b");
    assert_eq!(fragment.borrowed().into_owned(), Fragment::encode("a b"));
    assert_eq!(Fragment::parse("a b").unwrap_err().range(), 1..2);
}
