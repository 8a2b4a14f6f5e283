//! Links with holes, and Message-IDs of two parts.

use newsuri::{
    ArticleNumber, Fragment, Host, MessageId, NewsUri, NewsUriRef, Newsgroup, Server, Wildmat,
    msg_id, news_uri, newsgroup, server, wildmat,
};

fn ids() -> impl Iterator<Item = MessageId<'static>> {
    include_str!("../data/message-ids.txt").lines().map(|id| MessageId::parse(id).unwrap())
}

#[test]
fn a_template_gives_what_a_builder_gives() {
    let servers = ["news.example.com", "me%40home@News.Example.com:563", "[2001:DB8::1]:119"];
    let group = newsgroup!("fr.rec.café");
    let pattern = wildmat!("a.th?se*");
    let number = ArticleNumber::from(42);
    for server in servers.map(Server::from_static) {
        for id in ids().take(100) {
            let built = NewsUri::article().msg_id(&id).server(&server).build();
            assert_eq!(news_uri!("news://{server}/{id}"), built);
            assert_eq!(news_uri!("news:{id}"), NewsUri::article().msg_id(&id).build());
        }
        let built = NewsUri::group().group(&group).server(&server).fragment("a b").build();
        assert_eq!(news_uri!("news://{server}/{group}#{place}", place = "a b"), built);
        let built = NewsUri::groups().wildmat(&pattern).server(&server).build();
        assert_eq!(news_uri!("news://{server}/{pattern}"), built);
        let built =
            NewsUri::numbered_article().group(&group).number(number).server(&server).build();
        assert_eq!(news_uri!("nntp://{server}/{group}/{number}"), built);
        let built = NewsUri::all_groups().server(&server).snews().build();
        assert_eq!(
            news_uri!(
                #[allow(deprecated)]
                "snews://{server}/"
            ),
            built
        );
    }
}

#[test]
fn every_template_of_every_place_reads_back_as_its_nouns() {
    let host = Host::parse("News.Example.com").unwrap();
    let (group, fragment) = (newsgroup!("a/b"), Fragment::parse("%41%2f").unwrap());
    let uri = news_uri!("nntp://me@{host}:{port}/{group}/7#{fragment}", port = 563);
    assert_eq!(uri, "nntp://me@news.example.com:563/a%2Fb/7#A%2F");
    let read = NewsUriRef::parse(uri.as_str()).unwrap();
    assert_eq!(read.server(), Some(server!("me@news.example.com:563")));
    assert_eq!((read.newsgroup(), read.article_number()), (Some(group), ArticleNumber::new(7)));
}

#[test]
fn a_template_in_the_scheme_s_own_case_and_with_a_fixed_part_everywhere_keeps_them() {
    let id = msg_id!("1@a.example");
    assert_eq!(
        news_uri!(
            #[allow(deprecated)]
            "NEWS://U@H.Example:0563/{id}#x"
        ),
        "NEWS://U@H.Example:0563/1@a.example#x"
    );
    let all = Wildmat::parse("*").unwrap();
    assert_eq!(news_uri!("news://h.example/{all}").target(), newsuri::Target::AllGroups);
}

#[test]
fn a_value_is_evaluated_once_and_in_its_order() {
    let calls = std::cell::RefCell::new(vec![]);
    let call = |name: &'static str| {
        calls.borrow_mut().push(name);
        Newsgroup::from_static(name)
    };
    let uri = news_uri!(
        "nntp://h.example/{group}/{number}#{again}",
        again = call("first").to_string(),
        number = ArticleNumber::from(1),
        group = call("second"),
    );
    assert_eq!(uri, "nntp://h.example/second/1#first");
    assert_eq!(*calls.borrow(), ["first", "second"]);
}

#[test]
fn filling_a_template_allocates_the_text_and_nothing_else() {
    let (server, id) = (server!("news.example.com:1119"), msg_id!("a/b@[x]"));
    let count = allocation_counter::measure(|| {
        let uri = news_uri!("news://{server}/{id}");
        assert_eq!(uri, "news://news.example.com:1119/a%2Fb@%5Bx%5D");
    });
    assert_eq!(count.count_total, 1);
}

#[test]
fn a_message_id_is_made_of_two_parts_only_if_both_are_ones() {
    for id in ids() {
        let made = MessageId::from_parts(id.left(), id.right()).unwrap();
        assert_eq!(made, id);
    }
    for (left, right, offset) in [
        ("", "b", 0),
        ("a", "", 2),
        ("a.", "b", 2),
        ("a", "b.", 4),
        ("a@b", "c", 1),
        ("a@[b", "c]", 1),
        ("<a", "b>", 0),
        ("a", "b>", 3),
        ("a", "b@c", 3),
        ("a b", "c", 1),
        ("news:a", "b", 4),
    ] {
        let refused = MessageId::from_parts(left, right).unwrap_err();
        assert_eq!(refused.input(), format!("{left}@{right}"));
        assert_eq!(refused.error().offset(), offset, "{left}@{right}");
    }
    // What to write instead of a dot there, nobody can know.
    assert!(!MessageId::from_parts("a.", "b").unwrap_err().report().as_str().contains("a@b"));
    let left = "a".repeat(246);
    assert!(MessageId::from_parts(&left, "b").is_ok());
    assert_eq!(MessageId::from_parts(&left, "bc").unwrap_err().error().offset(), 248);
}
