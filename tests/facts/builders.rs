//! Facts about the builders.

use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};

use newsuri::builder::{Builder, DefaultServer, NoMessageId};
use newsuri::{
    ArticleNumber, Fragment, Host, MessageId, NewsUri, NewsUriRef, Server, Wildmat, msg_id,
    newsgroup, server, wildmat,
};

const ID: MessageId<'static> = msg_id!("a/b@example.com");

#[test]
fn a_half_built_builder_can_be_stored_and_returned() {
    struct Archive<'s> {
        links: Builder<NoMessageId, Server<'s>>,
    }

    fn begin() -> Builder<NoMessageId, DefaultServer> {
        NewsUri::article().fragment("top")
    }

    let archive = Archive { links: begin().server(server!("h.example")) };
    let link = archive.links.clone().msg_id(ID).build();
    assert_eq!(link, "news://h.example/a%2Fb@example.com#top");
}

#[test]
fn setters_come_in_any_order_and_take_nouns_by_value_or_borrowed() {
    let host = server!("h.example");
    let one = NewsUri::article().server(&host).msg_id(&ID).snews().fragment("f").build();
    let two = NewsUri::article().fragment("f").snews().msg_id(ID).server(host).build();
    assert_eq!(one, two);
    assert_eq!(one, "snews://h.example/a%2Fb@example.com#f");
}

#[test]
fn a_server_can_depend_on_a_value() {
    for (server, text) in
        [(None, "news:comp.*"), (Some(server!("h.example")), "news://h.example/comp.*")]
    {
        let uri = NewsUri::groups().maybe_server(server).wildmat(wildmat!("comp.*")).build();
        assert_eq!(uri, text);
    }
}

#[test]
fn the_default_port_of_the_scheme_is_not_written() {
    let at = |port| NewsUri::all_groups().server(server!("h.example").with_port(port));
    assert_eq!(at(119).build(), "news://h.example/");
    assert_eq!(at(563).build(), "news://h.example:563/");
    assert_eq!(at(563).snews().build(), "snews://h.example/");
    assert_eq!(at(119).snews().build(), "snews://h.example:119/");
}

#[test]
fn a_server_is_made_from_addresses() {
    let uri = |server: Server<'_>| NewsUri::all_groups().server(server).build();
    assert_eq!(uri(Server::from((Ipv6Addr::LOCALHOST, 563))), "news://[::1]:563/");
    assert_eq!(uri(Server::from(Ipv4Addr::LOCALHOST)), "news://127.0.0.1/");
    let address: SocketAddr = "[2001:DB8::1]:119".parse().unwrap();
    assert_eq!(uri(Server::from(address)), "news://[2001:db8::1]/");
}

#[test]
fn a_user_is_encoded_and_read_back() {
    let server = Server::new(Host::parse("h.example").unwrap()).with_user("a:b@c/d é");
    let uri = NewsUri::all_groups().server(server).build();
    assert_eq!(uri, "news://a%3Ab%40c%2Fd%20%C3%A9@h.example/");
    assert_eq!(uri.server().unwrap().user().as_deref(), Some("a:b@c/d é"));
}

#[test]
fn a_pattern_without_wildcards_reads_back_as_that_group_and_a_star_as_all_groups() {
    let uri = |pattern| NewsUri::groups().wildmat(pattern).server(server!("h")).build();
    assert_eq!(uri(wildmat!("comp.lang.c")).newsgroup().unwrap(), "comp.lang.c");
    assert_eq!(uri(wildmat!("*")), "news://h/");
    assert_eq!(uri(Wildmat::from(newsgroup!("g"))), "news://h/g");
}

#[test]
fn any_text_becomes_a_fragment() {
    for text in ["", "#", "a b", "%41", "é", "\0\r\n", "/?:@!$&'()*+,;=-._~", "[]{}|\\^`<>\""] {
        let uri = NewsUri::group().group(newsgroup!("g")).fragment(text).build();
        let read = NewsUriRef::parse(uri.as_str()).unwrap().fragment().unwrap();
        assert_eq!(read.text().as_deref(), Some(text));
        assert_eq!(read, Fragment::encode(text));
    }
}

#[test]
fn every_nntp_link_has_its_server() {
    let group = NewsUri::nntp_group().group(newsgroup!("x.n~a")).server(server!("h"));
    assert_eq!(group.build(), "nntp://h/x.n%7Ea");
    let article = NewsUri::numbered_article()
        .number(ArticleNumber::MAX)
        .server(server!("h"))
        .group(newsgroup!("g"));
    assert_eq!(article.build(), "nntp://h/g/9999999999999999");
}

/// Text, and its canonical form.
const CANONICAL: &[(&str, &str)] = &[
    ("news:", "news:*"),
    ("news:%2A", "news:*"),
    ("news:///g", "news:g"),
    ("news://@:119/g", "news:g"),
    ("news://user@/g", "news://user@/g"),
    ("news://:1119/", "news://:1119/"),
    ("news://H.Example", "news://h.example/"),
    ("news://h.example/*", "news://h.example/"),
    ("SNEWS://h:0563/%67", "snews://h/g"),
    ("news://us%65r%3a:secret@%48%c3%a4/g", "news://user%3A@h%C3%A4/g"),
    ("news://[2001:DB8:0:0:0:0:0:1]/g", "news://[2001:db8::1]/g"),
    ("news://[::FFFF:192.0.2.1]/g", "news://[::ffff:192.0.2.1]/g"),
    ("news://[V1.A:B]/g", "news://[v1.a:b]/g"),
    ("news:a%24%2fb@%5bx:y%5d", "news:a$%2Fb@%5Bx%3Ay%5D"),
    ("news:comp.%7e%2a", "news:comp.%7E*"),
    ("nntp://h/%67/007", "nntp://h/g/7"),
    ("news:g#%7e%2f", "news:g#~%2F"),
    ("news:g#", "news:g#"),
];

#[test]
fn building_from_a_uri_gives_its_canonical_form_without_its_password() {
    for (text, canonical) in CANONICAL {
        let built = NewsUriRef::parse(text).unwrap().to_builder().build();
        assert_eq!(built, *canonical, "{text}");
        assert_eq!(built.to_builder().build(), built, "{text}");
    }
}

#[test]
fn an_edit_changes_server_and_fragment_only() {
    let uri: NewsUri = "snews://u:p@h:1/a@b#f".parse().unwrap();
    let edited = uri.to_builder().server(server!("k")).fragment("g h").build();
    assert_eq!(edited, "snews://k/a@b#g%20h");
    assert_eq!(uri.to_builder().no_fragment().build(), "snews://u@h:1/a@b");
}
